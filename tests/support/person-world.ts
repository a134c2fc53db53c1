import { contactEn, contactFr, demoFr } from './backend/requests';
import { send } from './backend/send';
import { startFaultyWorld } from './faults';

export const anne = 'anne.exemple@prospect.example';
/** What only looks like hers: longer, shorter, with a wildcard of SQL, another name. */
export const others = [
  'xanne.exemple@prospect.example',
  'anne.exemple@prospect.example.org',
  'anne_exemple@prospect.example',
  'exemple@prospect.example',
];

/** A world in which Anne and each of the others asked for a demo, wrote, and were taken for spam. */
export async function startPersonWorld() {
  const world = await startFaultyWorld();
  const ask = (request: unknown) =>
    send(request, { to: `${world.platform.api}/functions/v1/send-demo-email` });
  // What is sent stays on its way.
  world.smtp.mood = 'refuses for now';
  for (const email of [anne, ...others]) {
    // As people type it: the case does not matter.
    const typed = email.replace('anne', 'Anne');
    await ask(demoFr({ email: typed }));
    await ask(contactFr({ email: ` ${typed} `, newsletter: true }));
    await ask(contactEn({ email, website: 'https://spam.example' }));
  }
  await world.postgres.query(
    `insert into public.page_views (page_path, session_id) values ('/', gen_random_uuid())`,
  );
  return {
    ...world,
    /** How many rows name an address, by table, and how many page views there are. */
    rowsAbout: async (email: string) => {
      const { rows } = await world.postgres.query(
        `select
           (select count(*)::int from form_submissions
            where lower(fields->>'email') = $1) as requests,
           (select count(*)::int from newsletter_consents where email = $1) as newsletter,
           (select count(*)::int from mails m join form_submissions s on s.id = m.submission_id
            where lower(s.fields->>'email') = $1) as mails,
           (select count(*)::int from page_views) as views`,
        [email],
      );
      return rows[0];
    },
  };
}
