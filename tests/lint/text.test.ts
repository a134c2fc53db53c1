import { expect, test } from 'vitest';
import { lintBody, lintText, pageText } from '../support/lint';

const unwritten =
  'Write the text that belongs here; the company’s data are <Email />, <Phone /> and <Company />.';

test.each([
  [
    'a heading of the first level',
    '# Brokers',
    '1:1 A page has only one top-level heading: the field `heading`. | Write `##` for a section.',
  ],
  [
    'a heading that skips a level',
    '### Who files',
    '1:1 The heading ### comes before any ##. | Write `##`, or put such a heading before it.',
  ],
  [
    'a heading that is too deep',
    '## Reports\n\n### Who files\n\n#### And when',
    '5:1 The heading #### is too deep. | Write `##` for a section and `###` within it.',
  ],
  ['an empty heading', '##', '1:1 The heading ## is empty. | Write its text, or remove it.'],
  [
    'a second Hero',
    '<Hero plain />',
    '1:1 This <Hero> would show the heading a second time. | Keep the first one only.',
  ],
  [
    'an image without alternative text',
    '![](/icon.svg)',
    '1:1 This image has no alternative text. | Say what it shows: ![A notary’s register](/picture.svg).',
  ],
  [
    'text to be completed',
    'The fine is [to be completed].',
    `1:13 “[to be completed]” is a placeholder. | ${unwritten}`,
  ],
  ['a note to oneself', 'TODO: the fine.', `1:1 “TODO” is a placeholder. | ${unwritten}`],
  ['filler text', 'Lorem ipsum dolor.', `1:1 “Lorem ipsum” is a placeholder. | ${unwritten}`],
  [
    'a name in braces that is a block',
    'Write to {email}.',
    `1:10 “{email}” is a placeholder. | ${unwritten}`,
  ],
  [
    'a name in escaped braces',
    'The Act of \\{date\\} applies.',
    `1:12 “{date}” is a placeholder. | ${unwritten}`,
  ],
])('%s', async (_, body, message) => {
  expect(await lintBody(body)).toEqual([message]);
});

test('a title still in brackets', async () => {
  expect(await lintText(pageText('<Hero />', { title: '"[title]"' }))).toEqual([
    `4:9 “[title]” is a placeholder. | ${unwritten}`,
  ]);
});

test('a page without Hero', async () => {
  expect(await lintText(pageText('## Scope'))).toEqual([
    '14:1 The page has no <Hero>, so its heading is not shown. | Start the text with <Hero />.',
  ]);
});

test('comments and code may name placeholders', async () => {
  expect(await lintBody('{/* TODO: read again */}\n\nThe words `TODO` and `{email}`.')).toEqual([]);
});
