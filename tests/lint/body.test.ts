import { expect, test } from 'vitest';
import { lintBody, lintText, pageText } from '../support/lint';

const unwritten =
  'Write the text that belongs here; the company’s data are <Email />, <Phone /> and <Company />.';

test.each([
  // Blocks and their props.
  ['<Anwser>Yes.</Anwser>', '1:1 <Anwser> is not a block. | Write <Answer>.'],
  [
    '<Note title="Freezes" colour="red">Yes.</Note>',
    '1:23 <Note> has no prop `colour`. | Remove it. Possible: `title`.',
  ],
  ['<Question>You do.</Question>', /^1:1 <Question> lacks the prop `title`\. \| Add it\. \w/],
  ['<Company field="legalNmae" />', '1:10 `field` cannot be "legalNmae". | Write "legalName".'],
  [
    '<LinkedSales threshold="10000" sales={[{date: "2026-01-02", item: "Print", amount: 1, payment: "card"}]} caption="Sales" />',
    '1:14 `threshold` is the text "10000", but must be a number. | Write digits in braces: {25}.',
  ],
  [
    '<RiskMatrix result="low" caption="Risk"\n  criteria={[{name: "Client", low: "known", medium: "new", high: "far", level: "hihg"}]} />',
    '2:73 `criteria › 1 › level` cannot be "hihg". | Write "high".',
  ],
  [
    '<Note title={pageTitle}>They bind everyone.</Note>',
    '1:14 The prop `title` of <Note> contains code. | Write the text, number or list itself: a page has no variables.',
  ],
  ['<Answer></Answer>', '1:1 <Answer> is empty. | Write its text between <Answer> and </Answer>.'],
  [
    '<Email>Write to us</Email>',
    '1:1 <Email> cannot contain anything: this text would not be shown. | End the tag with “/>” and write the text after it.',
  ],
  [
    '<Section id="more">\n\n## More\n\n</Section>\n\n<Section id="more">\n\n## Again\n\n</Section>',
    '7:10 The id "more" is already used on line 16. | Choose another one, the same in both languages.',
  ],
  [
    '<Section id="the filter">\n\n## The filter\n\n</Section>',
    '1:10 The id "the filter" cannot be part of an address. | Write English words in lower case, joined by hyphens: warning-signs.',
  ],
  [
    'Five years are {5 * 365} days.',
    '1:16 {5 * 365} is read as code. | For a brace in plain text write `\\{`; for a comment, {/* comment */}.',
  ],
  [
    "import Chart from './chart'",
    '1:1 A page has no imports and no exports. | Remove it: every block is available without an import.',
  ],
  // What cannot be parsed.
  [
    '<Register>\n\n<Entry term="Identify">Client and owner.\n\n</Register>',
    '3:1 <Entry> is not closed. | Write </Entry> where the block ends: on the same line, or between empty lines.',
  ],
  [
    '<Register>\n\n<Entry term="Identify">\n\nClient.\n\n</Register>\n\n</Entry>',
    '7:1 </Register> comes while <Entry> of line 18 is still open. | Write </Entry> where that block ends, before this tag or instead of it.',
  ],
  [
    '</Answer>',
    '1:2 This tag closes a block that is not open. | Remove it, or write the opening tag where the block starts.',
  ],
  [
    'A stake <25% is not above it.',
    '1:10 “<” before “2” does not start a block. | In plain text write `\\<`.',
  ],
  [
    'The set {a, b.',
    '1:15 A brace “{” is opened before this point and never closed. | Close it with “}”; in plain text write `\\{`.',
  ],
  [
    '<Note title=Freezes>They bind everyone.</Note>',
    '1:13 The value of this prop has neither quotes nor braces. | Write text in quotes, name="text", and anything else in braces, name={25}.',
  ],
  [
    '<Section id="more" refs={["A" "B"]}>\n\n## More\n\n</Section>',
    '1:31 The text between these braces cannot be read. | In a prop, check commas, quotes and brackets: {[{name: "text", share: 25}]}; in plain text write `\\{`.',
  ],
  // Headings, pictures, and text still to be written.
  [
    '# Brokers',
    '1:1 A page has only one top-level heading: the field `heading`. | Write `##` for a section.',
  ],
  [
    '### Who files',
    '1:1 The heading ### comes before any ##. | Write `##`, or put such a heading before it.',
  ],
  [
    '## Reports\n\n### Who files\n\n#### And when',
    '5:1 The heading #### is too deep. | Write `##` for a section and `###` within it.',
  ],
  ['##', '1:1 The heading ## is empty. | Write its text, or remove it.'],
  [
    '<Hero plain />',
    '1:1 This <Hero> would show the heading a second time. | Keep the first one only.',
  ],
  [
    '![](/icon.svg)',
    '1:1 This image has no alternative text. | Say what it shows: ![A notary’s register](/picture.svg).',
  ],
  ['The fine is [to be completed].', `1:13 “[to be completed]” is a placeholder. | ${unwritten}`],
  ['Write to {email}.', `1:10 “{email}” is a placeholder. | ${unwritten}`],
])('%j', async (body, message) => {
  expect(await lintBody(body)).toEqual([
    message instanceof RegExp ? expect.stringMatching(message) : message,
  ]);
});

test('plain data in braces, comments and a few HTML tags are no fault', async () => {
  const body =
    '{/* Read again. */}\n\n<Section id="more" refs={["A", `B`]}>\n\n## More\n\nAn <abbr>AML</abbr> file.\n\n</Section>';
  expect(await lintBody(body)).toEqual([]);
});

test('what is seldom met has the parser’s own words', async () => {
  const [message] = await lintBody('<Section a!b="c" />');
  expect(message).toMatch(/^1:11 This cannot be read: Unexpected character `!`.*/);
});

test('the front matter of a page that cannot be parsed is checked all the same', async () => {
  const messages = await lintText(pageText('<Hero>', { order: 'one' }));
  expect(messages.map((message) => message.split(' | ')[0])).toEqual([
    '14:1 <Hero> is not closed.',
    '9:1 `order` is the text "one", but must be a number.',
  ]);
});

test('a page without Hero', async () => {
  expect(await lintText(pageText('## Scope'))).toEqual([
    '14:1 The page has no <Hero>, so its heading is not shown. | Start the text with <Hero />.',
  ]);
});

test('what to do with placeholders is said once a file', async () => {
  expect(await lintBody('TODO, then {email}.')).toEqual([
    `1:1 “TODO” is a placeholder. | The first of 2 in this file. ${unwritten}`,
    '1:12 “{email}” is a placeholder. | ',
  ]);
});

test('comments and code may name placeholders', async () => {
  expect(await lintBody('{/* TODO: read again */}\n\nThe words `TODO` and `{email}`.')).toEqual([]);
});

test('a starter file has its parts for both countries', async () => {
  const parts = '<StarterHead />\n\n<Checklist country="FR" />\n\n<RiskForm country="LU" />';
  const missing = ['<RiskForm country="FR" />', '<Checklist country="LU" />', '<FirmDocuments />'];
  const messages = await lintBody(parts, 'content/starter-files/brokers.en.mdx');
  expect(messages.filter((message) => message.includes('starter file'))).toEqual(
    missing.map((part) => expect.stringContaining(`The starter file has no ${part}. | Add it.`)),
  );
});
