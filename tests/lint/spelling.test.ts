import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readContent } from '@/scripts/lint/content';
import { checkSpelling } from '@/scripts/lint/spelling';

const folder = mkdtempSync(join(tmpdir(), 'spelling-'));
mkdirSync(`${folder}/sectors`);
afterAll(() => rmSync(folder, { recursive: true }));

/** The words that are unknown in a text of a file, with their places and notes. */
async function unknownIn(path: string, text: string) {
  writeFileSync(`${folder}/${path}`, text);
  const { pages, data } = readContent(folder);
  const [file] = [...pages, ...data].filter((candidate) => candidate.path.endsWith(path));
  if (!file) throw new Error(`${path} is not a file of the content.`);
  await checkSpelling([file]);
  return file.messages.map(
    ({ line, column, reason, note }) => `${line}:${column} ${reason} | ${note}`,
  );
}

const words = (messages: string[]) => messages.map((message) => /“(.*?)”/.exec(message)?.[1]);

test('an unknown word has its place, a suggestion, and the list that may take it', async () => {
  expect(await unknownIn('sectors/x.fr.mdx', 'Il part.\n\nLe **bénéficaire** est connu.')).toEqual([
    '3:6 “bénéficaire” is not in the dictionary. | Write “bénéficiaire”; if it is right, add it to scripts/lint/words.fr.txt.',
  ]);
  expect(await unknownIn('sectors/x.en.mdx', 'The benefical owner.')).toEqual([
    '1:5 “benefical” is not in the dictionary. | Write “beneficial”; if it is right, add it to scripts/lint/words.en.txt.',
  ]);
});

test('no suggestion is made where none is sure', async () => {
  expect(await unknownIn('sectors/x.en.mdx', 'A qwertzing file.')).toEqual([
    '1:3 “qwertzing” is not in the dictionary. | Check its spelling; if it is right, add it to scripts/lint/words.en.txt.',
  ]);
  expect(await unknownIn('sectors/x.fr.mdx', 'Ils sont tuos là.')).toEqual([
    expect.stringMatching(/^1:10 “tuos” .*(Write “tous”|Check its spelling)/),
  ]);
  expect(await unknownIn('sectors/x.fr.mdx', 'TODO : écrire.')).toEqual([]);
});

test('French and English are told apart by the name of the file', async () => {
  expect(
    words(await unknownIn('sectors/x.fr.mdx', 'The owner, la declaration, l’evaluation, Etat')),
  ).toEqual(['The', 'owner', 'declaration', 'l’evaluation', 'Etat']);
  expect(words(await unknownIn('sectors/x.en.mdx', 'The color of a déclaration'))).toEqual([
    'color',
    'déclaration',
  ]);
});

test('apostrophes and spaces may be typed plainly or set right', async () => {
  const plain = "L'avocat, aujourd'hui, qu'elles, c'est-à-dire : 10 000 € et n° 5 ?";
  const set =
    'L’avocat, aujourd’hui, qu’elles, c’est-à-dire\u202f: 10\u202f000\u202f€ et n°\u00a05\u202f?';
  expect(await unknownIn('sectors/x.fr.mdx', `${plain}\n\n${set}`)).toEqual([]);
  expect(await unknownIn('sectors/x.en.mdx', "The lawyer's don't. The lawyers’ don’t.")).toEqual(
    [],
  );
});

test('names of fields, blocks and props, comments, addresses and articles are not prose', async () => {
  const page = `---
path: /qwertz
navTitle: "Page"
noindex: false
---

{/* Qwertz is a comment. */}
<Section id="qwertz" refs={["Qwertz, L.561-2"]} unnumbered>

[Voir](/qwertz#qwertz), qwertz@qwertz.example, \`qwertz\`

</Section>
`;
  expect(await unknownIn('sectors/x.fr.mdx', page)).toEqual([]);
  expect(
    words(
      await unknownIn('interface.fr.yml', '# Qwertz\nfooter:\n  sectors: "Les qwertz {qwertz}"\n'),
    ),
  ).toEqual(['qwertz']);
});

test.each(['fr', 'en'])('the list of %s words is sorted, each word once', (locale) => {
  const list = readFileSync(`scripts/lint/words.${locale}.txt`, 'utf8').trimEnd().split('\n');
  expect(list).toEqual([...new Set(list)].sort(new Intl.Collator(locale).compare));
});
