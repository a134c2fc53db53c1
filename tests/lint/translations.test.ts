import { expect, test } from 'vitest';
import { lintFolder, pageText } from '../support/lint';

/* The paths of pages, and what a page and its translation share. */

const brokers = {
  path: '/courtiers',
  title: '"Courtiers"',
  description: `"${'Les courtiers. '.repeat(8)}"`,
};

/** Messages of two pages that are each other's translation, with some fields changed. */
async function lintPair(en: Record<string, string>, fr: Record<string, string> = {}) {
  const messages = await lintFolder({
    'sectors/brokers.en.mdx': pageText('<Hero />', en),
    'sectors/brokers.fr.mdx': pageText('<Hero />', { ...brokers, ...fr }),
  });
  return messages.filter((message) => message.startsWith('sectors/'));
}

test('a page and its translation have no message', async () => {
  expect(await lintPair({})).toEqual([]);
});

const valid = 'Write it in lower case, without accents, spaces or a slash at the end:';

test.each([
  ['/Envoi Reçu/', `The path /Envoi Reçu/ is not a valid address. | ${valid} /envoi-recu.`],
  ['/envoi//recu', `The path /envoi//recu is not a valid address. | ${valid} /envoi/recu.`],
  ['/404', 'The path /404 is reserved for the site itself. | Choose another address.'],
  ['/en/envoi', 'The path /en/envoi cannot be that of a page in French. | Leave out /en.'],
])('%s', async (path, message) => {
  expect(await lintPair({}, { path })).toEqual([`sectors/brokers.fr.mdx:2:1 ${message}`]);
});

test.each([
  ['title', '4:1', '"Brokers: who is covered"', 'Say what only this page is about.'],
  [
    'description',
    '5:1',
    `"${'What brokers check and keep. '.repeat(4)}"`,
    'Summarise what only this page says.',
  ],
])('a %s used twice', async (name, place, value, note) => {
  expect(await lintPair({}, { [name]: value })).toEqual([
    `sectors/brokers.fr.mdx:${place} The ${name} “${value.slice(1, -1)}” is already used by content/sectors/brokers.en.mdx. | ${note}`,
  ]);
});

const section = (id: string) => `<Hero />\n\n<Section id="${id}">\n\n## Part\n\n</Section>`;

test.each([
  ['duties', []],
  [
    'obligations',
    ['18:10 The French page has no id "obligations". | Write "duties", as in that language.'],
  ],
])('a section with the id %s beside one with the id duties', async (id, messages) => {
  const said = await lintFolder({
    'sectors/brokers.en.mdx': pageText(`\n\n${section(id)}`),
    'sectors/brokers.fr.mdx': pageText(section('duties'), brokers),
  });
  expect(said.filter((message) => message.startsWith('sectors/'))).toEqual(
    messages.map((message) => `sectors/brokers.en.mdx:${message}`),
  );
});

test('a section that one language lacks', async () => {
  const said = await lintFolder({
    'sectors/brokers.en.mdx': pageText('<Hero />'),
    'sectors/brokers.fr.mdx': pageText(section('duties'), brokers),
  });
  expect(said.filter((message) => message.startsWith('sectors/'))).toEqual([
    'sectors/brokers.en.mdx:1:1 The French page has a part with the id "duties", this one has not. | Add it here, or remove it there.',
  ]);
});

test('a page without its translation', async () => {
  const messages = await lintFolder({ 'sectors/brokers.en.mdx': pageText('<Hero />') });
  expect(messages).toContain(
    'sectors/brokers.en.mdx:1:1 The page has no French translation. | Write it in content/sectors/brokers.fr.mdx, with the same section ids.',
  );
});

test.each([
  'sectors/Art Dealers.fr.mdx',
  'sectors/brokers.mdx',
  'sector/brokers.fr.mdx',
  'team.yml',
])('the file %s', async (path) => {
  expect(await lintFolder({ [path]: '' })).toContainEqual(
    expect.stringContaining(
      `${path}:1:1 The site does not read this file. | A page is a file such`,
    ),
  );
});
