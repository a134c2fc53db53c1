import { expect, test } from 'vitest';
import { lintFolder, pageText } from '../support/lint';

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
    'The link mailto:office leads nowhere. | Write an e-mail address after mailto:, or <Email /> for the company’s.',
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
