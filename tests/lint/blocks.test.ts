import { expect, test } from 'vitest';
import { lintBody } from '../support/lint';

test.each([
  ['a misspelt block', '<Anwser>Yes.</Anwser>', '1:1 <Anwser> is not a block. | Write <Answer>.'],
  [
    'a block that nothing is like',
    '<Carousel />',
    '1:1 <Carousel> is not a block. | Use Markdown or one of the blocks of docs/blocks-and-exhibits.md.',
  ],
  [
    'a misspelt prop',
    '<Note titel="Freezes">Yes.</Note>',
    '1:7 <Note> has no prop `titel`. | Write `title`.',
  ],
  [
    'a prop that nothing is like',
    '<Note title="Freezes" colour="red">Yes.</Note>',
    '1:23 <Note> has no prop `colour`. | Remove it. Possible: `title`.',
  ],
  [
    'a missing prop',
    '<Question>You do.</Question>',
    /^1:1 <Question> lacks the prop `title`\. \| Add it\. \w/,
  ],
  [
    'a value that is not allowed',
    '<Company field="legalNmae" />',
    '1:10 `field` cannot be "legalNmae". | Write "legalName".',
  ],
  [
    'a number in quotes',
    '<LinkedSales threshold="10000" sales={[{date: "2026-01-02", item: "Print", amount: 1, payment: "card"}]} caption="Sales" />',
    '1:14 `threshold` is the text "10000", but must be a number. | Write digits in braces: {25}.',
  ],
  [
    'text instead of a list',
    '<Section id="more" refs="CMF, L.561-2">\n\n## More\n\n</Section>',
    '1:20 `refs` is the text "CMF, L.561-2", but must be a list. | Write it so: {["One", "Two"]}.',
  ],
  [
    'a wrong value within a list',
    '<RiskMatrix result="low" caption="Risk"\n  criteria={[{name: "Client", low: "known", medium: "new", high: "far", level: "hihg"}]} />',
    '2:73 `criteria › 1 › level` cannot be "hihg". | Write "high".',
  ],
  [
    'a missing key within a list',
    '<DeadlineCalendar dates={[{date: "2027-07-10", title: "EU law"}]} caption="Dates" />',
    /^1:27 `dates › 1` lacks the prop `detail`\. \| Add it\. \w/,
  ],
  [
    'a misspelt key, two levels down',
    '<OwnershipTree client="A" threshold={25} caption="Owners"\n  owners={[{name: "B", kind: "company", share: 100, owners: [\n    {name: "C", kind: "person", shares: 100}\n  ]}]} />',
    '3:33 `owners › 1 › owners › 1` has no prop `shares`. | Write `share`.',
  ],
  [
    'a prop that contains code',
    '<Note title={pageTitle}>They bind everyone.</Note>',
    '1:14 The prop `title` of <Note> contains code. | Write the text, number or list itself: a page has no variables.',
  ],
  [
    'an empty block',
    '<Answer></Answer>',
    '1:1 <Answer> is empty. | Write its text between <Answer> and </Answer>.',
  ],
  [
    'text in a block that shows none',
    '<Email>Write to us</Email>',
    '1:1 <Email> cannot contain anything: this text would not be shown. | End the tag with “/>” and write the text after it.',
  ],
  [
    'an id used twice',
    '<Section id="more">\n\n## More\n\n</Section>\n\n<Section id="more">\n\n## Again\n\n</Section>',
    '7:10 The id "more" is already used on line 16. | Choose another one, the same in both languages.',
  ],
  [
    'an id with a space',
    '<Section id="the filter">\n\n## The filter\n\n</Section>',
    '1:10 The id "the filter" cannot be part of an address. | Write English words in lower case, joined by hyphens: warning-signs.',
  ],
  [
    'a calculation in the text',
    'Five years are {5 * 365} days.',
    '1:16 {5 * 365} is read as code. | For a brace in plain text write `\\{`; for a comment, {/* comment */}.',
  ],
  [
    'an import',
    "import Chart from './chart'",
    '1:1 A page has no imports and no exports. | Remove it: every block is available without an import.',
  ],
])('%s', async (_, body, message) => {
  expect(await lintBody(body)).toEqual([
    message instanceof RegExp ? expect.stringMatching(message) : message,
  ]);
});

test('plain data in braces, comments and a few HTML tags are no fault', async () => {
  const body =
    '{/* Read again. */}\n\n<Section id="more" refs={["A", `B`]}>\n\n## More\n\nAn <abbr>AML</abbr> file.\n\n</Section>';
  expect(await lintBody(body)).toEqual([]);
});
