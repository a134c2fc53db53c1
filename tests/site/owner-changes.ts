import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { siteSchema } from '@/lib/content/schemas/site';
import { formFields } from '@/supabase/functions/_shared/form-fields';
import { mailWords } from '@/supabase/functions/send-demo-email/mails/mail-words';
import type { ProjectCopy } from '../support/project-copy';

/* What an owner and the writers may change, all at once. */

const description = {
  fr: 'Un texte que la société a réécrit, assez long pour qu’un moteur de recherche le montre en entier, sur la page',
  en: 'A text that the company has written again, long enough for a search engine to show the whole of it, on the page',
};
const sentence = { fr: 'Une phrase de plus.', en: 'One more sentence.' };

/** A third language that nobody speaks, as docs/languages-and-translation.md adds one: a home and two pages. */
export function addLanguage({ folder, edit }: ProjectCopy, sector: string) {
  const page = (path: string, name: string, fields = '') => `---
path: /${third}${path}
navTitle: "${name}"
title: "${name}"
description: "${`${name} zuvi lora. `.repeat(20).slice(0, 120).trim()}"
heading: "${name}"
lead: "Zuvi lora ${name}."
reviewedOn: 2026-11-21
${fields}---

<Hero plain />

<Section id="zuvi">

## Zuvi

Lora vexa [${name}](/${third}).

</Section>
`;
  const list = 'order: 1\nsummary: "Zuvi"\nreference: "L.561-2"\n';
  for (const [name, text] of [
    ['pages/home', page('', 'Domu')],
    ['pages/about', page('/vex', 'Vexa')],
    [sector, page('/kar', 'Kar', list)],
  ])
    writeFileSync(`${folder}/content/${name}.${third}.mdx`, text ?? '');
  copyFileSync(`${folder}/content/interface.en.yml`, `${folder}/content/interface.${third}.yml`);
  const shared = 'supabase/functions/_shared';
  edit(`${shared}/locales.ts`, (text) =>
    text.replace(/^ {2}en: .*$/m, `$&\n  ${third}: { name: 'Zuvi', tag: 'de-DE', partial: true },`),
  );
  edit(`${shared}/form-fields.ts`, (text) =>
    text.replace(/^ {2}en: 'I would.*$/m, `$&\n  ${third}: 'Zuvi lora',`),
  );
  const fields = [...formFields.demo.en, ...formFields.contact.en];
  const fieldTitles = Object.fromEntries(fields.map(({ name }) => [name, 'Zuvi']));
  const words = JSON.stringify({ ...mailWords.en, fieldTitles });
  edit('supabase/functions/send-demo-email/mails/mail-words.ts', (text) =>
    text.replace(/^ {2}en: \{$/m, `  ${third}: ${words},\n$&`),
  );
}

/** The code of that language. */
export const third = 'eo';

/** Every page reworded: its fields, its paragraphs, the names in its exhibits. */
export function rewordPages({ folder, edit }: ProjectCopy) {
  for (const [index, file] of mdxFiles(folder).entries()) {
    const locale = file.includes('.en.') ? 'en' : 'fr';
    const page = `Page ${index + 1}`;
    const fields: Record<string, string> = {
      title: page,
      navTitle: page,
      heading: `${page}, ${locale === 'fr' ? 'réécrite' : 'rewritten'}`,
      description: `${description[locale]} ${index + 1}.`,
    };
    edit(`content/${file}`, (text) => {
      const [, frontMatter = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
      // A field may take several lines.
      const reset = frontMatter.replaceAll(/^(\w+):.*(?:\n +.*)*/gm, (field, name) =>
        name in fields ? `${name}: "${fields[name]}"` : field,
      );
      const reworded = body
        .replaceAll(/^[A-ZÀ-Ý][^<>{}|\n]*\.$/gm, `$& ${sentence[locale]}`)
        .replaceAll(/\b(Jean|John) (Exemple|Example)\b/g, locale === 'fr' ? '$1 Essai' : '$1 Test');
      return `---\n${reset}\n---\n${reworded}`;
    });
  }
}

const mdxFiles = (folder: string) =>
  readdirSync(`${folder}/content`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .sort();

/** Another company, elsewhere, with everything filled in and confirmed. */
export function fillSite({ edit }: ProjectCopy) {
  edit('content/site.yml', (text) => {
    const site = parse(text);
    const legal = Object.keys(site.legal).map((key, index) => [key, `Essai ${index + 1}`]);
    const confirmation = { value: 'true', date: '2026-11-21', by: 'Anne Essai' };
    const confirmed = Object.keys(siteSchema.shape.confirmed.unwrap().shape).map((key) => [
      key,
      confirmation,
    ]);
    return stringify(
      {
        ...site,
        brand: 'Conformité & Associés Européens',
        email: 'bonjour@conformite.test',
        socialPage: { name: 'Mastodon', url: 'https://social.test/@conformite' },
        offices: [
          { ...office('FR', 'Lyon', '69002'), phone: '+33472001122', phoneShown: '04 72 00 11 22' },
          { ...office('LU', 'Esch', 'L-4001'), phone: '+352661122', phoneShown: '+352 66 11 22' },
        ],
        copyrightYear: 2031,
        figuresDeclaredOn: '2026-11-01',
        people: [
          { name: 'Anne Essai', role: { fr: 'Démonstrations', en: 'Demos', [third]: 'Zuvi' } },
        ],
        pricing: { fr: 'Un prix par utilisateur.', en: 'A price per user.', [third]: 'Zuvi.' },
        integrations: ['Logiciel Essai', 'Registre Essai'],
        fileHost: {
          name: 'Hôte d’essai',
          country: { fr: 'en France', en: 'in France', [third]: 'Zuvi' },
        },
        leaving: {
          fr: 'Un export sous dix jours.',
          en: 'An export in ten days.',
          [third]: 'Zuvi.',
        },
        clients: [
          { name: 'Étude Essai', description: { fr: 'notaires', en: 'notaries', [third]: 'zuvi' } },
        ],
        meetingLink: 'https://agenda.test/demo',
        legal: Object.fromEntries(legal),
        confirmed: Object.fromEntries(confirmed),
      },
      { aliasDuplicateObjects: false },
    );
  });
}

const office = (country: string, city: string, postalCode: string) => ({
  country,
  city,
  street: '12, rue de l’Essai',
  postalCode,
});

/** Every word of the interface: menu labels, toasts, messages of the forms. */
export function rewordInterface({ edit }: ProjectCopy) {
  for (const [locale, text] of [
    ['fr', 'Mot'],
    ['en', 'Word'],
  ] as const)
    edit(`content/interface.${locale}.yml`, (file) => {
      let count = 0;
      const reword = (value: unknown): unknown => {
        if (Array.isArray(value)) return value.map(reword);
        // A sign, as the delimiter of a spreadsheet.
        if (typeof value === 'string' && value.length === 1) return value;
        if (typeof value !== 'string')
          return Object.fromEntries(
            Object.entries(value as object).map(([key, part]) => [key, reword(part)]),
          );
        count += 1;
        // What is filled in, and the policy's name that becomes a link, have to stay.
        const number = String(count).padStart(3, '0');
        return /\{|poli/.test(value) ? `${number} ${value}` : `${text} ${number}`;
      };
      const words = parse(file);
      const { privacy } = words.forms;
      const reworded = reword(words) as typeof words;
      reworded.forms.privacy = privacy;
      return stringify(reworded);
    });
}

/** A photograph 1000 pixels wide, at the end of the first section of a page. */
export async function addPhotograph({ folder, edit }: ProjectCopy, name: string) {
  const create = { width: 1000, height: 600, channels: 3, background: '#0f4a3a' } as const;
  await sharp({ create }).jpeg().toFile(`${folder}/public/street.jpg`);
  for (const [locale, words] of [
    ['fr', 'Une rue'],
    ['en', 'A street'],
  ])
    edit(`content/${name}.${locale}.mdx`, (text) =>
      text.replace('</Section>', `![${words}](/street.jpg "${words}.")\n\n$&`),
    );
}

/** Takes a pair of pages away, with the links to it. */
export function removePage({ folder, edit }: ProjectCopy, name: string) {
  const [, file] = name.split('/');
  const paths: string[] = [];
  for (const locale of ['fr', 'en'])
    edit(`content/${name}.${locale}.mdx`, (text) => {
      paths.push(parse(text.split('---')[1] ?? '').path);
      return text;
    });
  for (const locale of ['fr', 'en']) rmSync(`${folder}/content/${name}.${locale}.mdx`);
  for (const page of mdxFiles(folder))
    edit(`content/${page}`, (text) =>
      text
        .replaceAll(/\[([^\]]*)\]\(([^)#]*)(#[^)]*)?\)/g, (link, words, to) =>
          paths.includes(to) ? words : link,
        )
        .replaceAll(new RegExp(`"${file}",\\s*`, 'g'), ''),
    );
  // Its deadlines become another profession's.
  edit('content/law/deadlines.yml', (text) =>
    text
      .replaceAll(`[${file}]`, '[lawyers]')
      .replaceAll(`, ${file}`, '')
      .replaceAll(`[${file}, `, '['),
  );
}

/** A new version of a legal text, the earlier one kept. @returns the day of the earlier one, in its address */
export function replaceText({ folder, edit }: ProjectCopy, name: string): string {
  const day = '2025-07-01';
  for (const locale of ['fr', 'en']) {
    const file = `content/${name}.${locale}.mdx`;
    const earlier = readFileSync(`${folder}/${file}`, 'utf8')
      .replace(/^path: (.*)$/m, `path: $1/${day}`)
      .replace(/^updatedOn: .*$/m, `updatedOn: ${day}\nreplacedOn: 2026-12-01`);
    writeFileSync(`${folder}/content/${name}-${day}.${locale}.mdx`, earlier);
    edit(file, (text) => text.replace(/^updatedOn: .*$/m, 'updatedOn: 2026-12-01'));
  }
  return day;
}
