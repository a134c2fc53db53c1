import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { siteSchema } from '@/lib/content/schemas/site';
import { byLocale } from '@/lib/locale';
import { unconfirmed } from '@/scripts/ops/confirmations';
import { leftoversIn, missingHelp, placeholders } from '@/scripts/ops/launch';
import { confirmationsIn, filledSite } from '../support/filled-site';

/* The company of these tests is invented: they stay green whatever content/site.yml says. */

const site = siteSchema.parse(parse(filledSite));
const legalDates = [{ where: 'content/legal/a.fr.mdx:8', day: '2025-07-01' }];

describe('placeholders', () => {
  test('there are none once every value is filled in', () => {
    expect(placeholders(filledSite)).toEqual([]);
  });

  test('each is named with its line and what to write', () => {
    const yaml = filledSite.replace('"RCS Paris 123 456 789"', '"[RCS Paris 000 000 000]"');
    const line = yaml.split('\n').findIndex((text) => text.startsWith('  rcs:')) + 1;
    expect(placeholders(yaml)).toEqual([
      {
        where: `content/site.yml:${line}:8`,
        problem: 'legal › rcs is a placeholder: “[RCS Paris 000 000 000]”.',
        advice: `Write: ${siteSchema.shape.legal.shape.rcs.description}`,
      },
    ]);
  });

  test.each([
    ['+33 1 40 50 60 70', '[téléphone à compléter]'],
    ['+33 1 40 50 60 70', '01 99 00 12 34'],
    ['+352 12 34 56', '+352 00 00 00'],
    ['"75002"', '"[code postal]"'],
    ['contact@allie.test', 'contact@allie.example'],
  ])('instead of %s, %s is one', (value, placeholder) => {
    expect(filledSite).toContain(value);
    expect(placeholders(filledSite.replace(value, placeholder))).toHaveLength(1);
  });
});

describe('confirmations', () => {
  const blockers = unconfirmed(site, legalDates);
  const advised = blockers.map(({ advice }) => advice).join('\n');
  const confirmed = siteSchema.parse(parse(filledSite + confirmationsIn(advised)));

  test('each is asked for once, and settled by the line that the advice shows', () => {
    expect(blockers).toHaveLength(3);
    expect(blockers.filter(({ isStale }) => isStale)).toEqual([]);
    expect(unconfirmed(confirmed, legalDates)).toEqual([]);
  });

  test('somebody has to sign', () => {
    const unsigned = siteSchema.parse(parse(filledSite + advised.match(/^ {2}.*$/gm)?.join('\n')));
    expect(unconfirmed(unsigned, legalDates)).toHaveLength(blockers.length);
  });

  test('a legal page with another day is named with the line to write in place of the old one', () => {
    const dates = [...legalDates, { where: 'content/legal/b.en.mdx:8', day: '2026-12-01' }];
    expect(unconfirmed(confirmed, dates)).toEqual([
      {
        where: 'content/legal/b.en.mdx:8',
        problem: expect.stringContaining('2026-12-01'),
        advice: expect.stringMatching(
          /in place of `legalPagesDate`.*\n {2}legalPagesDate: \{"value":"2025-07-01, 2026-12-01"/,
        ),
        isStale: true,
      },
    ]);
  });
});

describe('what would help', () => {
  const help = {
    people: [{ name: 'Anne Essai', role: byLocale(() => 'Démonstrations') }],
    pricing: byLocale(() => 'Sur devis, par utilisateur.'),
    integrations: ['Logiciel Essai'],
    fileHost: { name: 'Hôte d’essai', country: byLocale(() => 'en France') },
    leaving: byLocale(() => 'Un export sous dix jours.'),
    clients: [{ name: 'Étude Essai', description: byLocale(() => 'notaires') }],
    meetingLink: 'https://agenda.test/demo',
  };

  test('each key that is missing is named with what it is for', () => {
    expect(missingHelp(site)).toEqual(
      Object.keys(help).map((key) =>
        expect.stringMatching(new RegExp(`^content/site.yml, ${key}: \\w+`)),
      ),
    );
    expect(missingHelp(siteSchema.parse({ ...site, ...help }))).toEqual([]);
  });
});

describe('the built site', () => {
  test.each([
    ['connect-src http://localhost:54321', 'an address of this machine'],
    ['apikey: "sb_publishable_local"', 'a key of this machine'],
    ['<a href="mailto:a@company.example">', 'an address that ends in .example'],
    [
      '<form action="https://a.test/functions/v1/send-demo-email/newsletter">',
      'a form whose function may run outside the European Union',
    ],
  ])('%j is found with its file and line', (text, name) => {
    const files = [
      { name: 'out/a.html', text: '<p>For example</p>' },
      { name: 'out/b.html', text: `first line\n${text}` },
      { name: 'out/c.html', text },
    ];
    expect(leftoversIn(files)).toEqual([
      {
        where: 'out/b.html:2 and 1 other files',
        problem: `The built site contains ${name}.`,
        advice: expect.stringContaining('build with the production values'),
      },
    ]);
  });
});
