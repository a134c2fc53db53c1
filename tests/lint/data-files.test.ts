import { describe, expect, test } from 'vitest';
import { dataFiles } from '../support/data-files';
import { lintFolder } from '../support/lint';

/** What is said of the data files, with a part of one of them replaced. */
function lintData(name: keyof typeof dataFiles, from: string, to: string) {
  expect(dataFiles[name]).toContain(from);
  return lintFolder({ ...dataFiles, [name]: dataFiles[name].replace(from, to) });
}

test('files without a fault have no message, and site.yml may have placeholders', async () => {
  expect(await lintData('site.yml', '"Essai SAS"', '"[à compléter]"')).toEqual([]);
});

test.each([
  [
    'postalCode: "75002"',
    'postCode: "75002"',
    '10:5 `offices › 1` has no key `postCode`. | Write `postalCode`.',
  ],
  [
    '+33140506070',
    '01 00 00 00 00',
    '11:5 `offices › 1 › phone` cannot be "01 00 00 00 00". | Write the number as +33199000000.',
  ],
  [
    'contact@allie.test',
    'contact',
    '2:1 `email` cannot be "contact". | Write an e-mail address: contact@company.lu.',
  ],
  [
    '"2026-11-01"',
    '"1er mai"',
    '20:1 `figuresDeclaredOn` cannot be "1er mai". | Write the day as year, month, day: "2026-11-21".',
  ],
])('site.yml: %s → %s', async (from, to, message) => {
  expect(await lintData('site.yml', from, to)).toEqual([`site.yml:${message}`]);
});

describe('words of the interface', () => {
  test.each([
    [
      'a key that is missing',
      '  home: x\n',
      '',
      ':1 `header` lacks the key `home`. | Add it. In French: “x”.',
    ],
    [
      'a key that is in no other language',
      '  home: x\n',
      '  home: x\n  careers: x\n',
      ':3 `header` has no key `careers`. | Remove it, or add it to interface.fr.yml.',
    ],
    [
      'a text in the place of a list',
      'promises:\n    - x',
      'promises: x',
      ':3 `page › promises` is the text "x", but must be a list. | Write it in brackets: ["One", "Two"].',
    ],
    [
      'a placeholder that the first language does not have',
      'home: x',
      'home: x {day}',
      ':3 `header › home` cannot be "x {day}". | Write it without braces: the site fills in nothing here.',
    ],
    [
      'a delimiter of spreadsheets that is none',
      'delimiter: ;',
      'delimiter: x',
      ':3 `owners › delimiter` cannot be "x". | Write one of these: ;, ,.',
    ],
    [
      'a consent that does not name the policy once',
      'consent: x',
      'consent: y',
      ':7 `forms › demo › labels › consent` cannot be "y". | Name “x” once in it: it becomes the link to the policy.',
    ],
  ])('%s', async (_, from, to, message) => {
    const messages = await lintData('interface.en.yml', from, to);
    expect(messages.map((text) => text.replace(/^interface\.en\.yml:\d+/, ''))).toEqual([message]);
  });

  test('placeholders of the first language', async () => {
    const french = dataFiles['interface.fr.yml'].replace('home: x', 'home: "{count} x {date}"');
    const lintEnglish = (text: string) =>
      lintFolder({
        ...dataFiles,
        'interface.fr.yml': french,
        'interface.en.yml': dataFiles['interface.en.yml'].replace('home: x', `home: "${text}"`),
      });
    expect(await lintEnglish('{date}: x, {count}')).toEqual([]);
    for (const text of ['{date}', '{date}, {count}, {day}'])
      expect(await lintEnglish(text)).toEqual([
        expect.stringMatching(
          /`header › home` cannot be ".*"\. \| Write it with {count}, {date} and nothing else in braces: the site fills them in\./,
        ),
      ]);
  });

  test('a first language that cannot be read', async () => {
    expect(await lintData('interface.fr.yml', 'skipLink: x', 'skipLink: x: x')).toEqual([
      expect.stringMatching(/^interface\.fr\.yml:1:11 This text contains a colon/),
    ]);
  });
});

test.each([
  ['TODO', 'a placeholder.'],
  ['Newsletter', 'a term to avoid: '],
])('%s in a text of the interface is %s', async (text, what) => {
  expect(await lintData('interface.fr.yml', 'menu: x', `menu: ${text}`)).toEqual([
    expect.stringMatching(new RegExp(`^interface\\.fr\\.yml:\\d+:9 “${text}” is ${what}`)),
  ]);
});

test.each([
  [
    'brand: "A \\[brand"',
    '1:11 A backslash in double quotes comes before a character that needs none.',
  ],
  ['brand:\n\tname: x', '2:1 This line starts with a tab.'],
  ['brand: {}\n  name: "x"', /^site\.yml:2:3 This line .*Indent it|does not start/],
])('%j has one message that fits nested files', async (line, words) => {
  const messages = await lintData('site.yml', 'brand: Allié Compliance', line);
  expect(messages).toEqual([
    words instanceof RegExp
      ? expect.stringMatching(words)
      : expect.stringContaining(`site.yml:${words} | `),
  ]);
});

test('a file that site.yml names has to be in public/', async () => {
  const withPortrait = (file: string) =>
    lintData(
      'site.yml',
      'confirmed: {}',
      `people:\n  - {name: A, role: {fr: x, en: x}, portrait: ${file}}\nconfirmed: {}`,
    );
  expect(await withPortrait('/icon.svg')).toEqual([]);
  expect(await withPortrait('/anne.webp')).toEqual([
    expect.stringMatching(/^site\.yml:36:37 public\/ has no file anne\.webp\. \| Put it there/),
  ]);
});

test('a name in braces that nothing fills in', async () => {
  expect(await lintData('starter-files/base.en.yml', ' x\n', ' "{law}"\n')).toEqual(
    expect.arrayContaining([expect.stringContaining('“{law}” is a placeholder.')]),
  );
});

test('a missing file', async () => {
  const { 'interface.fr.yml': _, ...others } = dataFiles;
  expect(await lintFolder(others)).toEqual([
    'interface.fr.yml:1:1 The file is missing. | Restore it: the site cannot be built without it.',
  ]);
});
