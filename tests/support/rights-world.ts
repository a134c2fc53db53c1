import { ownDatabase } from './backend/own-database';
import { startPglite } from './pglite';

/** Older hosted projects give everybody everything that is new: a migration has to take it back. */
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

/** A database with the migrations and one row in each table, so that reaching none means refused. */
export async function startRightsWorld(name: keyof typeof starts) {
  const world = await starts[name]();
  const id = '11111111-1111-4111-8111-111111111111';
  await world.query(
    `insert into public.page_views (page_path, session_id) values ('/', gen_random_uuid())`,
  );
  await world.query(
    `insert into public.form_submissions (id, type, locale, fields)
     values ('${id}', 'demo', 'fr', '{"email": "anne@prospect.example"}')`,
  );
  await world.query(`insert into public.mails (kind, submission_id) values ('team', '${id}')`);
  await world.query(
    `insert into public.newsletter_consents (email, locale, wording)
     values ('anne@prospect.example', 'fr', 'Je souhaite')`,
  );
  return world;
}

export type RightsWorld = Awaited<ReturnType<typeof startRightsWorld>>;
