import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { connect, databaseOf } from './postgres';

/**
 * A database of a test file's own on the PostgreSQL that all backend tests share, with the site's
 * migrations and nothing else in it: a copy of a template, in a fraction of a second.
 */
export async function ownDatabase() {
  const { port, template } = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const owner = connect(port, 'postgres');
  await owner.query(`create database ${name} template ${template}`);
  await owner.end();
  const pool = connect(port, name);
  return {
    database: databaseOf(() => pool),
    /** As the owner of everything: to look and to set the scene. */
    query: (sql: string, values?: unknown[]) => pool.query(sql, values),
    stop: () => pool.end(),
  };
}

export type OwnDatabase = Awaited<ReturnType<typeof ownDatabase>>;

type Stored = { status: 'stored' | 'sent' | 'spam'; delivery?: 'direct' | 'digest' };

/** Puts so many requests into a database, as if they had just come. */
export const fill = (
  { query }: Pick<OwnDatabase, 'query'>,
  count: number,
  { status, delivery = 'direct' }: Stored,
) =>
  query(
    `insert into form_submissions (id, type, locale, fields, status, delivery)
     select gen_random_uuid(), 'contact', 'fr', jsonb_build_object(
         'firstName', 'Anne', 'lastName', 'Exemple', 'email', n || $4,
         'company', 'Cabinet ' || n, 'subject', 'Question', 'message', repeat('Bonjour ', 100)),
       $2, $3
     from generate_series(1, $1) n`,
    [count, status, delivery, `.${randomUUID()}@prospect.example`],
  );

/** A mail in the outbox, sent or not. */
type OutboxMail = {
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
