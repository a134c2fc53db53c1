import { describe, expect, test } from 'vitest';
import { lintFolder, lintText, pageText } from '../support/lint';

const page = (changes: Record<string, string | undefined>) => pageText('<Hero />', changes);

test('a page without a fault has no message', async () => {
  expect(await lintText(page({}))).toEqual([]);
});

test.each([
  [
    { navTitle: undefined, navTitel: '"Brokers"' },
    '11:1 The front matter has no field `navTitel`. | Write `navTitle`.',
  ],
  [
    { order: undefined },
    '2:1 The front matter lacks the field `order`. | Add it. Place in menus and lists, from 1.',
  ],
  [{ heading: '' }, '6:1 `heading` is empty, but must be text. | Write it in double quotes.'],
  [
    { order: 'one' },
    '9:1 `order` is the text "one", but must be a number. | Write digits without quotes.',
  ],
  [
    { reviewedOn: '2026-02-30' },
    '8:1 `reviewedOn` cannot be "2026-02-30". | Write the day as year-month-day: 2026-11-21.',
  ],
  [
    { title: `"${'word '.repeat(11)}"` },
    '4:1 `title` has 55 characters; the maximum is 46. | Remove at least 9.',
  ],
  [
    { description: '"AML for brokers."' },
    '5:1 `description` has 16 characters; the minimum is 110. | Add at least 94.',
  ],
  [
    { title: 'AML: the scope' },
    '4:8 This text contains a colon, so it has to be in quotes. | Put the text after `name: ` in double quotes.',
  ],
  [
    { reference: '"L.561-3' },
    '11:20 A closing quote, a bracket or a colon is missing. | Write `name: "text"`, with a quote at each end, and `\\"` for a quote inside the text.',
  ],
  [{ order: '1\norder: 2' }, '10:1 This name appears twice. | Keep one of the two.'],
])('%j', async (changes, message) => {
  expect(await lintText(page(changes))).toEqual([message]);
});

test('a page without front matter', async () => {
  expect(await lintText('<Hero />\n')).toEqual([
    '1:1 The page has no front matter. | Start the file with a line `---`, then the fields, then a line `---`.',
  ]);
});

describe('paths and translations', () => {
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
});

describe('links', () => {
  const ownImage = 'Put its file into public/ and write its name after a slash: /picture.svg.';

  /** What is said of a body on the brokers' page, beside a page on casinos in both languages. */
  async function lintBeside(body: string, heading = '"Casinos"') {
    const casinos = '<Hero />\n\n<Section id="the-scope">\n\n## Scope\n\n</Section>';
    const page = (path: string, title: string, text: string) =>
      pageText(text, { path, title: `"${title}"`, description: `"${title.padEnd(120, '.')}"` });
    const messages = await lintFolder({
      'sectors/brokers.en.mdx': page(
        '/en/brokers',
        'Brokers',
        `<Hero />\n\n<Section id="filter">\n\n## Filter\n\n</Section>\n\n${body}`,
      ),
      'sectors/casinos.en.mdx': page('/en/casinos', 'Casinos', casinos).replace(
        'heading: "Brokers"',
        `heading: ${heading}`,
      ),
      'sectors/casinos.fr.mdx': page('/maisons-de-jeu', 'Maisons de jeu', casinos),
    });
    return messages.filter((message) =>
      /^sectors\/(brokers|casinos)\S+ (?!The page has no French)/.test(message),
    );
  }

  test.each([
    ['[x](/en/casino)', 'The link /en/casino leads nowhere. | Write /en/casinos.'],
    ['[x](casinos.en.mdx)', 'The link casinos.en.mdx leads nowhere. | Write /en/casinos.'],
    [
      '[x](/maisons-de-jeu)',
      'The link /maisons-de-jeu leads to a page in the other language. | Write /en/casinos.',
    ],
    [
      '[x](/en/auctioneers)',
      'The link /en/auctioneers leads nowhere. | Write the address that stands as `path` in a page.',
    ],
    [
      '[x](mailto:office)',
      'The link mailto:office leads nowhere. | Write an e-mail address behind mailto:, or <Email /> for the company’s.',
    ],
    [
      '[x](http://www.cnil.fr)',
      'The link http://www.cnil.fr is not encrypted. | Write it with https://.',
    ],
    ['[x](#filtre)', 'The link #filtre leads to a section that does not exist. | Write #filter.'],
    [
      '[x](/en/casinos#questions)',
      'The link /en/casinos#questions leads to a section that does not exist. | The sections of that page are: the-scope.',
    ],
    ['![A register](/register.png)', `The image /register.png does not exist. | ${ownImage}`],
    [
      '![A register][register]\n\n[register]: //pictures.example/register.png',
      `The image //pictures.example/register.png is on another site. | ${ownImage}`,
    ],
  ])('%s', async (body, message) => {
    const messages = await lintBeside(body);
    expect(messages.map((line) => line.replace(/^\S+ /, ''))).toEqual([message]);
  });

  test('a page whose front matter cannot be read is the fault, not the links to it', async () => {
    const messages = await lintBeside('[x](/en/casinos#the-scope)', 'Casinos: a heading');
    expect(messages).toEqual([
      expect.stringMatching(/^sectors\/casinos\.en\.mdx:6:10 This text contains a colon/),
    ]);
  });

  test('the place of a link is that of its text, or of the prop that holds it', async () => {
    const messages = await lintBeside(
      'See [x](#nowhere).\n\n<Hero more={{href: "#elsewhere", label: "x"}} />',
    );
    expect(messages.map((line) => line.split(' ')[0])).toEqual([
      'sectors/brokers.en.mdx:24:1',
      'sectors/brokers.en.mdx:22:5',
      'sectors/brokers.en.mdx:24:14',
    ]);
  });

  test.each([
    '[x](/en/casinos#the-scope)',
    '[x](/en/casinos?from=mail)',
    '[x](#filter)',
    '[x](https://www.cnil.fr)',
    '[x](mailto:a@b.example)',
    '![The logo](/icon.svg)',
    '[x](#rule-2027)\n\n<OwnershipSwitch client="A" owners={[]} caption="B" />',
  ])('%s is no fault', async (body) => {
    expect(await lintBeside(body)).toEqual([]);
  });

  test('a profession without a page in the language', async () => {
    const [message] = await lintBeside('<Professions order={["casino"]} />');
    expect(message).toBe(
      'sectors/brokers.en.mdx:22:22 content/sectors/ has no English page named “casino”. | Write "casinos".',
    );
  });
});

describe('an earlier version of a legal text', () => {
  const legal = (path: string, changes: Record<string, string> = {}) =>
    pageText('<Hero />', {
      ...{ order: undefined, summary: undefined, reference: undefined, updatedOn: '2025-07-01' },
      ...{ path, title: `"Terms at ${path}"` },
      description: `"${`What the terms at ${path} say. `.repeat(4)}"`,
      ...changes,
    });
  /** The messages about versions, among those about all that a site lacks here. */
  const messages = async (name: string, changes: Record<string, string>) =>
    (
      await lintFolder({
        'legal/terms.en.mdx': legal('/en/terms'),
        [`legal/${name}.en.mdx`]: legal('/en/terms/2025-07-01', changes),
      })
    ).filter((line) => line.includes('version'));

  test('is named as the page in force, and says when it was replaced', async () => {
    expect(await messages('terms-2025-07-01', { replacedOn: '2026-12-01' })).toEqual([]);
  });

  test.each([
    ['terms-2025-07-01', {}, 'Add `replacedOn`, the day from which the next version applies.'],
    ['conditions-2025-07-01', { replacedOn: '2026-12-01' }, 'Name the file as the page in force'],
  ])('%s with %j has a message', async (name, changes, advice) => {
    expect(await messages(name, changes)).toEqual([expect.stringContaining(advice)]);
  });
});
