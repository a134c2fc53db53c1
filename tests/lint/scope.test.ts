import { expect, test } from 'vitest';
import { lintBody } from '../support/lint';

/* An invented questionnaire, and each way in which a reader would get lost in it. */

const question = (id: string, ...to: string[]) =>
  `<ScopeQuestion id="${id}" label="Sales" title="Do you sell?" answers={[${to
    .map((step) => `{label: "To ${step}", to: "${step}"}`)
    .join(', ')}]} />\n`;

const result = (id: string, refs = 'refs={["L.561-2"]}') =>
  `<ScopeResult id="${id}" verdict="yes" title="In scope" ${refs}>\n\nYou sell.\n\n</ScopeResult>\n`;

const country = (...steps: string[]) =>
  `<Scope title="Where?">\n<ScopeCountry name="France">\n\n${steps.join('\n')}\n</ScopeCountry>\n</Scope>`;

test('a questionnaire in which every way ends is accepted', async () => {
  const steps = [question('sales', 'rent', 'yes'), question('rent', 'no', 'yes')];
  expect(await lintBody(country(...steps, result('yes'), result('no')))).toEqual([]);
});

test.each([
  [
    'an answer that leads to no step',
    [question('sales', 'yes', 'rents'), question('rent', 'no', 'yes'), result('yes'), result('no')],
    [
      /^4:\d+ The answer leads to “rents”, which is no step of its country\. \| Write "rent"\.$/,
      /^6:1 No answer leads to “rent”/,
      /^\d+:1 No answer leads to “no”/,
    ],
  ],
  [
    'questions that lead back to one another',
    [question('sales', 'rent', 'yes'), question('rent', 'sales', 'yes'), result('yes')],
    [
      /^6:\d+ The answer leads back to “sales”: no result is reached\. \| Lead to a question that was not asked yet, or to a result\.$/,
    ],
  ],
  [
    'a result that nothing leads to',
    [question('sales', 'yes', 'yes'), result('yes'), result('no')],
    [/^12:1 No answer leads to “no”\. \| Let an answer lead to it, or remove it\.$/],
  ],
  [
    'a sixth question',
    [
      ...['q1', 'q2', 'q3', 'q4', 'q5'].map((id, index) => question(id, `q${index + 2}`, 'yes')),
      question('q6', 'yes', 'no'),
      result('yes'),
      result('no'),
    ],
    [
      /^14:1 This is question 6 of its country; the maximum is 5\. \| Join it with another question, or remove it\.$/,
    ],
  ],
  [
    'a result without an article',
    [question('sales', 'yes', 'no'), result('yes', 'refs={[]}'), result('no', '')],
    [
      /`refs` has 0 entries; the minimum is 1\. \| Add at least 1\.$/,
      /<ScopeResult> lacks the prop `refs`\. \| Add it\./,
    ],
  ],
  [
    'a country without a question',
    [result('yes')],
    [/^2:1 This country asks nothing\. \| Write a/],
  ],
])('finds %s', async (_, steps, messages) => {
  const found = await lintBody(country(...steps));
  expect(found).toHaveLength(messages.length);
  for (const message of messages) expect(found).toContainEqual(expect.stringMatching(message));
});

test('finds a step of another country, and one in no country', async () => {
  const other = country(question('sales', 'yes', 'no'), result('yes'));
  const body = `${other}\n\n${result('no')}`;
  const found = await lintBody(body);
  expect(found).toContainEqual(expect.stringContaining('leads to “no”, which is no step'));
  expect(found).toContainEqual(
    expect.stringContaining('<ScopeResult> is in no country: it would not be shown.'),
  );
});
