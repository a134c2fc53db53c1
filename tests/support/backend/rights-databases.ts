import { ownDatabase } from './own-database';
import { startPglite } from './pglite';

/** Older hosted projects grant everything new to everybody, so each migration has to revoke it. */
const openByDefault = ['tables', 'sequences', 'functions']
  .map(
    (things) =>
      `alter default privileges in schema public grant all on ${things} to anon, authenticated, service_role;`,
  )
  .join('\n');

const starts = {
  PGlite: () => startPglite(),
  'PGlite, new tables open to everybody by default': () => startPglite(openByDefault),
  'PostgreSQL 17': () => ownDatabase(),
};

export const databases = Object.keys(starts) as (keyof typeof starts)[];

/** A database with one row in each table, so that reaching none means that access was refused. */
export async function openRightsDatabase(name: keyof typeof starts) {
  const database = await starts[name]();
  const id = '11111111-1111-4111-8111-111111111111';
  await database.query(
    `insert into public.page_views (page_path, session_id) values ('/', gen_random_uuid())`,
  );
  await database.query(
    `insert into public.form_submissions (id, type, locale, fields)
     values ('${id}', 'demo', 'fr', '{"email": "anne@prospect.example"}')`,
  );
  await database.query(
    `insert into public.mails (kind, submission_id, status) values ('team', '${id}', 'dead')`,
  );
  await database.query(
    `insert into public.newsletter_consents (email, locale, wording)
     values ('anne@prospect.example', 'fr', 'Je souhaite')`,
  );
  return database;
}

export type RightsDatabase = Awaited<ReturnType<typeof openRightsDatabase>>;
