import { randomUUID } from 'node:crypto';
import type { OwnDatabase } from './own-database';

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
