import { expect, test } from 'vitest';
import { dataFiles } from '../support/data-files';
import { lintFolder } from '../support/lint';

/** What is said of the data files, with a part of one of them replaced. */
function lintData(name: keyof typeof dataFiles, from: string, to: string) {
  expect(dataFiles[name]).toContain(from);
  return lintFolder({ ...dataFiles, [name]: dataFiles[name].replace(from, to) });
}

test('files without a fault have no message, and site.yml may have placeholders', async () => {
  expect(await lintData('site.yml', 'A brand', 'Another brand')).toEqual([]);
});

test.each([
  [
    'a misspelt key',
    'postalCode: "75001"',
    'postCode: "75001"',
    '5:51 `offices › 1` has no key `postCode`. | Write `postalCode`.',
  ],
  [
    'a value that is not allowed',
    'country: LU',
    'country: BE',
    '6:7 `offices › 2 › country` cannot be "BE". | Write one of these: FR, LU.',
  ],
  [
    'a phone number with spaces',
    '+33100000000',
    '01 00 00 00 00',
    '5:72 `offices › 1 › phone` cannot be "01 00 00 00 00". | Write the number as +33199000000.',
  ],
  [
    'an e-mail address without its domain',
    'contact@company.example',
    'contact',
    '2:1 `email` cannot be "contact". | Write an e-mail address: contact@company.lu.',
  ],
  [
    'a day in words',
    '"[date]"',
    '"1er mai"',
    '8:1 `figuresDeclaredOn` cannot be "1er mai". | Write the day as year, month, day: "2026-11-21".',
  ],
])('site.yml: %s', async (_, from, to, message) => {
  expect(await lintData('site.yml', from, to)).toEqual([`site.yml:${message}`]);
});

test('a key that the interface does not have, and one that it lacks', async () => {
  const messages = await lintData('interface.en.yml', '  menu: x\n', '  careers: x\n');
  expect(messages).toEqual([
    expect.stringMatching(/^interface\.en\.yml:\d+:1 `header` lacks the key `menu`\. \| Add it\./),
    expect.stringMatching(
      /^interface\.en\.yml:\d+:3 `header` has no key `careers`\. \| Remove it\./,
    ),
  ]);
});

test('a text of the interface still to be written', async () => {
  expect(await lintData('interface.en.yml', 'menu: x', 'menu: TODO')).toEqual([
    expect.stringMatching(/^interface\.en\.yml:\d+:9 “TODO” is a placeholder\./),
  ]);
});

test('a term that the glossary avoids', async () => {
  expect(await lintData('interface.fr.yml', 'menu: x', 'menu: Newsletter')).toEqual([
    expect.stringMatching(/^interface\.fr\.yml:\d+:9 “Newsletter” is a term to avoid: /),
  ]);
});

test('a file that YAML cannot read', async () => {
  expect(await lintData('site.yml', 'brand: "A brand"', 'brand: A: brand')).toEqual([
    'site.yml:1:8 This text contains a colon, so it has to be in quotes. | Put the text after `name: ` in double quotes.',
  ]);
});

test('a missing file', async () => {
  const { 'interface.fr.yml': _, ...others } = dataFiles;
  expect(await lintFolder(others)).toEqual([
    'interface.fr.yml:1:1 The file is missing. | Restore it: the site cannot be built without it.',
  ]);
});
