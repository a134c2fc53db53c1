import { closeSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startOwnFunction } from '../support/backend/function';

/* What would be wrong in every request is said when the function starts. */

test.each([
  ['ALLOWED_ORIGINS', 'https://www.site.example/', 'Write https://www.example.org.'],
  ['ALLOWED_ORIGINS', 'https://www.site.example, *', 'ALLOWED_ORIGINS: “*” is not an origin.'],
  ['SITE_URL', 'www.site.example', 'SITE_URL: “www.site.example” is not an origin.'],
  ['MAIL_TO', 'Équipe <equipe@site.example>', 'Write team@example.org.'],
  ['MAIL_TO', 'a@site.example, b@site.example', 'is not one address.'],
  ['RETRY_SECRET', '', 'RETRY_SECRET is not set'],
])('%s = “%s”: the function does not start, and its log says why', async (name, value, words) => {
  const path = join(tmpdir(), `function-log-${crypto.randomUUID()}`);
  const log = openSync(path, 'a');
  await expect(startOwnFunction({ [name]: value }, log)).rejects.toThrow('See its log');
  closeSync(log);
  expect(readFileSync(path, 'utf8')).toContain(words);
});
