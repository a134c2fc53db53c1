import { createHmac, randomUUID } from 'node:crypto';
import { type Field, formFields } from '../supabase/functions/_shared/form-fields.ts';

/*
 * Sends one marked request through production, as the form does: row, mail to the team, row erased. Fails if any
 * step did not happen. It needs only Node, so CI installs nothing (.github/workflows/smoke-test.yml).
 */

/** What the team reads in the subject of the mail. */
const words = 'Essai automatique du site, rien à faire';

function sampleOf({ kind, name, ...field }: Field): string | boolean {
  if (kind === 'checkbox') return name === 'consent';
  // A domain reserved for examples: nobody can be answered by mistake.
  if (kind === 'email') return 'smoke-test@example.org';
  return 'choices' in field ? field.choices[0] : words;
}

/** How long all of it may take, in milliseconds. */
const timeoutMs = 30_000;

async function send(functionUrl: string, secret: string) {
  const id = randomUUID();
  const fields = formFields.demo.fr.map((field) => [field.name, sampleOf(field)]);
  const response = await fetch(functionUrl, {
    method: 'POST',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      'content-type': 'application/json',
      'x-smoke-test': createHmac('sha256', secret).update(`smoke-test ${id}`).digest('hex'),
    },
    body: JSON.stringify({
      ...{ type: 'demo', locale: 'fr', submissionId: id },
      ...Object.fromEntries(fields),
    }),
  });
  return { status: response.status, text: await response.text() };
}

/** What went wrong, if anything. */
function problemIn({ status, text }: { status: number; text: string }): string | undefined {
  const isErased = text.includes('"erased":true');
  if (status === 200 && isErased) return undefined;
  if (status === 202 && isErased)
    return 'The request was stored, but the provider did not accept its mail within five seconds.';
  if (status === 200 || status === 202)
    return 'The function took it for an ordinary request: SMOKE_TEST_SECRET is not the function’s. Delete its row.';
  return `The function answered ${status}: ${text.slice(0, 300)}`;
}

const { FUNCTION_URL, SMOKE_TEST_SECRET } = process.env;
if (!FUNCTION_URL || !SMOKE_TEST_SECRET) throw new Error('Set FUNCTION_URL and SMOKE_TEST_SECRET.');
const problem = await send(FUNCTION_URL, SMOKE_TEST_SECRET).then(problemIn, (error) => {
  const { message, cause } = error as Error;
  return `The function did not answer: ${cause instanceof Error ? cause.message : message}`;
});
if (problem) {
  console.error(`::error title=Smoke test::${problem}\nWhat to do: docs/on-call.md.`);
  process.exitCode = 1;
} else console.log('Stored, mailed to the team, erased.');
