import { callDatabase, dataOf, serviceRole } from './service-role';

const mailColumns = 'id,kind,created_at,attempts,next_attempt_at,last_error,delivery_status';
const requestColumns = 'id,created_at,type,email';

/** What has not arrived: failed, waiting and returned mails, requests for a digest, and spam. */
export async function undelivered() {
  return {
    failed: await select('mails', mailColumns, { status: 'dead' }),
    waiting: await select('mails', mailColumns, { status: 'pending' }),
    bounced: await select('mails', mailColumns, { delivery_status: 'bounced' }),
    blocked: await select('mails', mailColumns, { delivery_status: 'blocked' }),
    digest: await select('form_submissions', requestColumns, {
      status: 'stored',
      delivery: 'digest',
    }),
    spam: await select('form_submissions', requestColumns, { status: 'spam' }),
  };
}

async function select(table: string, columns: string, filter: Record<string, string>) {
  return dataOf(table, await serviceRole.from(table).select(columns).match(filter)) ?? [];
}

/**
 * Has failed and waiting mails sent at the next retry.
 * @param id of one mail; null for all
 * @returns how many mails that is
 */
export const resendMails = (id: string | null) =>
  callDatabase<number>('resend_mails', { p_id: id });
