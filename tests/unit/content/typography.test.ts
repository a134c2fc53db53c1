import { describe, expect, test } from 'vitest';
import { fixData } from '@/scripts/content/language/fix-content';
import { readData } from '@/scripts/content/read-content';
import { englishPairs, frenchPairs, untouched } from '../../fixtures/typography';
import { mended, mendedBody } from '../../support/prose';

test.each(frenchPairs)('French: %s', (typed, printed) => {
  expect(mendedBody('fr', typed)).toBe(printed);
  expect(mendedBody('fr', printed)).toBe(printed);
});

test.each(englishPairs)('English: %s', (typed, printed) => {
  expect(mendedBody('en', typed)).toBe(printed);
  expect(mendedBody('en', printed)).toBe(printed);
});

test.each(untouched)('stays as it is: %s', (text) => {
  expect(mendedBody('fr', text)).toBe(text);
  expect(mendedBody('en', text)).toBe(text);
});

describe('fields, props and data', () => {
  test('a field is mended in its own quotes; a path and a date are left', () => {
    const front = (heading: string, lead: string) =>
      `---\npath: "/l'a"\nheading: ${heading}\nlead: ${lead}\nreviewedOn: 2026-11-21\n---\n`;
    expect(mended('fr', front('"L\'un \\"et\\" l\'autre"', "'L''autre'"))).toBe(
      front('"L’un «\u202fet\u202f» l’autre"', "'L’autre'"),
    );
    expect(mended('fr', front("L'un", ">\n  L'un\n  et l'autre"))).toBe(
      front('L’un', '>\n  L’un\n  et l’autre'),
    );
  });

  test('texts of props are mended, in groups and lists too; choices are left', () => {
    expect(mendedBody('fr', '<RolesAndDashboards rights={["L\'un"]} caption="L\'autre ?" />')).toBe(
      '<RolesAndDashboards rights={["L’un"]} caption="L’autre\u202f?" />',
    );
  });

  test('words of the specification stay word for word, where they stand alone', () => {
    const file = 'content/interface.fr.yml';
    const words = (text: string) => `skipLink: "${text}"\n`;
    const fixed = (text: string) => fixData(readData(file, words(text)));
    expect(fixed("L'email est obligatoire")).toBe(words("L'email est obligatoire"));
    expect(fixed('Demande envoyée !')).toBe(words('Demande envoyée !'));
    expect(fixed("L'objet est obligatoire")).toBe(words('L’objet est obligatoire'));
  });

  test('site.yml: prose is mended, names and numbers are left', () => {
    const site = (form: string) =>
      `brand: L'Alliance\nlegal:\n  legalForm: ${form}\n  rcs: "RCS Paris 000 000 000"\n`;
    expect(fixData(readData('content/site.yml', site("Société d'exercice")))).toBe(
      site('Société d’exercice'),
    );
  });

  test('line ends of Windows go', () => {
    expect(mended('fr', "---\r\nheading: L'un\r\n---\r\n")).toBe('---\nheading: L’un\n---\n');
  });
});
