import type { OwnDatabase } from './own-database';

/** A mail in the database, on its way or gone. */
export type OutboxMail = {
  id: string;
  kind: string;
  status: string;
  attempts: number;
  last_error: string | null;
};

/** The mails about one request: to the team, then to the person. */
export async function outboxOf(postgres: OwnDatabase, submission: unknown): Promise<OutboxMail[]> {
  const { rows } = await postgres.query(
    `select id, kind, status, attempts, last_error from public.mails
     where submission_id = $1 order by kind desc`,
    [submission],
  );
  return rows;
}
