import { expect, test } from 'vitest';
import { rowsOf } from '../support/backend/platform';
import { contactEn, contactFr, demoEn, demoFr } from '../support/backend/requests';
import { post } from '../support/backend/send';

/** A letter that takes nine bytes urlencoded, the most that one unit of `maxlength` can. */
const wide = '語';

/** As long as every field may be, and still the only one of its kind. */
function longest(form: typeof demoFr) {
  const short = form();
  const max: Record<string, number> = {
    firstName: 80,
    lastName: 80,
    phone: 40,
    company: 160,
    subject: 160,
    deadline: 120,
    objective: 1500,
    message: 3000,
  };
  if (short.locale === 'fr') max.sector = 120;
  const filled = Object.entries(max)
    .filter(([name]) => name in short)
    .map(([name, length]) => [name, wide.repeat(length)]);
  const unique = String(short.company);
  return form({
    ...Object.fromEntries(filled),
    company: unique.padEnd(160, wide),
    website: '',
  });
}

test.each([
  ['French demo', demoFr, '/envoi'],
  ['English demo', demoEn, '/en/sent'],
  ['French contact', contactFr, '/envoi'],
  ['English contact', contactEn, '/en/sent'],
])('the longest %s form, posted without script, is received whole', async (_, form, page) => {
  const request = longest(form);
  const { location } = await post(request);
  expect(location).toBe(`http://localhost:3000${page}#received`);
  const [row] = await rowsOf(request.company);
  const { type, locale, website, ...fields } = request;
  expect(row?.fields).toEqual(fields);
});
