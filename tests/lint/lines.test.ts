import fc from 'fast-check';
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import { blocksIn } from '@/scripts/lint/block-props';
import { layOut } from '@/scripts/lint/layout';
import { lintPage } from '@/scripts/lint/lint-page';
import { lintBody, lintText, pageText } from '../support/lint';

const path = 'content/sectors/brokers.en.mdx';

const parsed = (value: string) => lintPage(new VFile({ path, value }));

async function laidOut(text: string): Promise<string> {
  return layOut(await parsed(text), text).page.toString();
}

const long = 'Identity of the buyer and of every beneficial owner';

test.each([
  [
    'a long tag has one prop a line, and its list one row a line',
    `<KycFile name="Anne" checks={[{control:"${long}", state:'ok'},{control: "Tax", state: "review"}]} caption="File" />`,
    `<KycFile
  name="Anne"
  checks={[
    {control:"${long}", state:'ok'},
    {control: "Tax", state: "review"}
  ]}
  caption="File"
/>`,
  ],
  [
    'a row that is too long has one key a line, and its rows follow it',
    `<OwnersCalculator cases={[{title: "${long}", text: "${long}, ${long}", holders: [{name: "Anne", share: "20"}, {name: "Paul", share: "80"}]}]}>`,
    `<OwnersCalculator
  cases={[
    {
      title: "${long}",
      text: "${long}, ${long}",
      holders: [
        {name: "Anne", share: "20"},
        {name: "Paul", share: "80"}
      ]
    }
  ]}
>`,
  ],
  [
    'comments and quotes stay',
    `<KycFile name='"Anne"' checks={[/* first */ {control: "${long}\\"" /* half */}, // last\n{control: \`Tax\`}]} />`,
    `<KycFile
  name='"Anne"'
  checks={[/* first */
    {control: "${long}\\"" /* half */}, // last
    {control: \`Tax\`}
  ]}
/>`,
  ],
  [
    'a block in a list keeps its place',
    `- <Entry term="${long}" refs="${long}" />`,
    `- <Entry
    term="${long}"
    refs="${long}"
  />`,
  ],
  [
    'long words have a line of their own, where blocks are all that the paragraph has',
    `<Entry term="One">${long}; ${long}; ${long}</Entry>\n<Entry term="Two"\n>${long}; ${long}; ${long}</Entry>`,
    `<Entry term="One">\n  ${long}; ${long}; ${long}\n</Entry>\n<Entry term="Two">\n  ${long}; ${long}; ${long}\n</Entry>`,
  ],
  [
    'words leave a tag of several lines',
    `- <Entry term="${long}" refs="${long}">Words **in bold**.</Entry>`,
    `- <Entry
    term="${long}"
    refs="${long}"
  >
    Words **in bold**.
  </Entry>`,
  ],
])('%s', async (_, body, expected) => {
  const closed = /<(OwnersCalculator|Section)\b/.exec(body);
  const end = closed ? `\n\nWords.\n\n</${closed[1]}>` : '';
  expect(await laidOut(pageText(body + end))).toBe(pageText(expected + end));
  expect(await laidOut(pageText(expected + end))).toBe(pageText(expected + end));
});

test.each([
  `<Note title="${long}">Words.</Note>`,
  `| Term |\n| --- |\n| <Entry term="${long}" refs="${long}" /> |`,
  `> <Entry term="${long}" refs="${long}" />`,
  `## <Entry term="${long}" refs="${long}" />`,
  `12 <Entry term="${long}" refs="${long}">words</Entry>.`,
  `<Entry term="One">words</Entry>, then ${long}; ${long}; ${long}.`,
  `<Entry term="One">- ${long}; ${long}; ${long}.</Entry>`,
  `Words, then <Entry term="${long}" refs="${long}">more</Entry>.`,
])('stays as it is: %s', async (body) => {
  expect(await laidOut(body)).toBe(body);
});

test('a list of the front matter has one key a line where an entry is too long', async () => {
  const page = (...entries: string[]) =>
    `---\nchanges:\n  # Newest first.\n  - ${entries.join('\n  - ')}\n---\n\nWords.\n`;
  const text = `${long}; ${long}; ${long}`;
  const before = page(`{date: 2030-01-02, text: "${text}"}`, `{date: 2030-01-01, text: 'One'}`);
  const after = page(`date: 2030-01-02\n    text: "${text}"`, `date: 2030-01-01\n    text: 'One'`);
  expect(await laidOut(before)).toBe(after);
  expect(await laidOut(after)).toBe(after);
  const nested = page(`{FR: [{text: "${text}"}, {text: One}], LU: [One, Two]}`);
  expect(await laidOut(nested)).toBe(
    page(`FR:\n      - text: "${text}"\n      - text: One\n    LU: [One, Two]`),
  );
  const short = page(`{date: 2030-01-02, text: "${long}"}`, '{ date:  2030-01-01, text: One }');
  expect(await laidOut(short)).toBe(short);
});

/* Props as writers may come to write them: texts with any quote or brace, lists, groups in groups. */
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc.integer(),
    tie('list'),
    tie('rows'),
  ),
  list: fc.array(tie('value'), { maxLength: 5 }),
  rows: fc.array(fc.dictionary(fc.stringMatching(/^[a-z]{1,9}$/), tie('value'), { maxKeys: 5 }), {
    maxLength: 4,
  }),
}));

const prop = (name: string, data: unknown) => `${name}={${JSON.stringify(data)}}`;

test('laying out changes no value, happens once, and leaves no long line but texts', () =>
  fc.assert(
    fc.asyncProperty(fc.array(value, { maxLength: 5 }), async (props) => {
      const tag = ['<Chart', ...props.map((data, index) => prop(`p${index}`, data)), '/>'].join(
        ' ',
      );
      const result = await laidOut(tag);
      expect(valuesIn(await parsed(result))).toEqual(valuesIn(await parsed(tag)));
      expect(await laidOut(result)).toBe(result);
      expect(await tooLong(result)).toEqual([]);
    }),
    { numRuns: 40 },
  ));

const valuesIn = (tree: Root) => blocksIn(tree).map(({ props }) => props.value);

async function tooLong(body: string): Promise<string[]> {
  return (await lintBody(body)).filter((message) => message.includes('the maximum is 160'));
}

describe('refuses', () => {
  const note = 'Write one prop, row or key per line, as `npm run check:content -- --fix` does.';
  const props = `title="${long}" more="${long}" other="${long}">`;

  test.each([
    ['<Section', '1:1', `<Section ${props}`, '\n\nWords.\n\n</Section>'],
    ['<Details', '2:1', `  ${props}`, 'Words.</Details>'],
    ['<Entry', '1:7', `<Entry ${props}`, 'Words.</Entry>'],
  ])('a line of %s', async (name, place, line, after) => {
    const before = place === '2:1' ? '<Details\n' : place === '1:7' ? 'Words ' : '';
    expect(await tooLong(`${before}${line}${after}`)).toEqual([
      `${place} This line of ${name}> has ${line.length} characters; the maximum is 160. | ${note}`,
    ]);
  });

  test('an entry of the front matter', async () => {
    const entry = `  - {date: 2030-01-02, text: "${long}", more: "${long}", other: "${long}"}`;
    expect(await lintText(pageText('<Hero />', { changes: `\n${entry}` }))).toContain(
      `13:1 This line has ${entry.length} characters; the maximum is 160. | ${note}`,
    );
  });
});

test('a text alone on its line is prose, and so are words beside a tag', async () => {
  const text = `${long}; ${long}; ${long}; ${long}`;
  expect(await tooLong(`<Details\n  summary="${text}"\n>${text}</Details>`)).toEqual([]);
});
