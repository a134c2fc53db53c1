import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '@/supabase/functions/_shared/locales';
import type { startPlatform } from '@/supabase/local/platform';
import { freePort } from '@/supabase/local/ports';
import { contactEn, demoEn, type Request } from '../support/backend/requests';
import {
  alternatesIn,
  attribute,
  type BuiltPage,
  builtPage,
  named,
  walk,
} from '../support/built-pages';
import { copyProject, type ProjectCopy } from '../support/project-copy';
import { addPseudoLanguage, names, pseudo, tag } from '../support/pseudo-language';

/*
 * A third language is added by files of content/, one entry in the list of languages, one label and
 * the words of its mails. Some of its pages may be missing.
 */

const documents = readdirSync('content/documents').map((file) => `documents/${file.split('.')[0]}`);

// Documents have a route a language: app/en/documents.
const untranslated = ['pages/about', 'legal/terms-site', ...documents];

let project: ProjectCopy;
let pages: BuiltPage[];
let known: Set<string>;
beforeAll(async () => {
  project = copyProject('third-language');
  addPseudoLanguage(project, untranslated);
  known = new Set(untranslatable());
  const { code, output } = await project.run('npm', 'run', '--silent', 'build');
  expect(code, output).toBe(0);
  const out = `${project.folder}/out`;
  pages = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => builtPage(`${out}/${file}`, `/${file.replace(/(^index)?\.html$/, '')}`));
});
afterAll(() => project.remove());

const inLanguage = () => pages.filter(({ path }) => `${path}/`.startsWith(`/${pseudo}/`));

test('has a page for each English one that is translated, and a 404 page', () => {
  const english = readdirSync(`${project.folder}/content`, { recursive: true }).filter((file) =>
    String(file).endsWith('.en.mdx'),
  );
  expect(inLanguage()).toHaveLength(english.length - untranslated.length + 1);
  for (const page of inLanguage())
    expect(named(page, 'html').map((html) => attribute(html, 'lang'))).toEqual([pseudo]);
  expect(readFileSync(`${project.folder}/out/_redirects`, 'utf8')).toContain(`/${pseudo}/404.html`);
});

test('claims the translations that there are, and no other', () => {
  const claims = (path: string) =>
    Object.keys(alternatesIn(pages.find((page) => page.path === path) as BuiltPage)).sort();
  expect(claims('/')).toEqual(['en', pseudo, 'fr', 'x-default']);
  expect(claims(`/${pseudo}`)).toEqual(['en', pseudo, 'fr', 'x-default']);
  expect(claims('/en/about')).toEqual(['en', 'fr', 'x-default']);
});

test('leaves no word in another language', () => {
  const leftovers = inLanguage().map(({ path, ...page }) => [
    path,
    foreignWords({ path, ...page }),
  ]);
  expect(leftovers.filter(([, words]) => words?.length)).toEqual([]);
});

/** What no language translates: the company, official titles, names of languages, options of blocks. */
const untranslatable = () => {
  const data = ['site.yml', 'law/sources.yml'].map((file) =>
    readFileSync(`content/${file}`, 'utf8'),
  );
  const languageNames = Object.values(languages).map(({ name }) => name);
  return wordsOf([...data, ...languageNames, ...names, ...datesAndUnits()].join(' '));
};

/** The words that the runtime knows in the language. */
const datesAndUnits = () => [
  ...Array.from({ length: 12 }, (_, month) =>
    new Date(2026, month).toLocaleString(tag, { month: 'long' }),
  ),
  ...['day', 'month', 'year'].map((unit) =>
    (2).toLocaleString(tag, { style: 'unit', unit, unitDisplay: 'long' }),
  ),
];

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Words of four letters and more without an accent. An abbreviation may have no vowel. */
function foreignIn(text: string): string[] {
  // Addresses and references are not words.
  const words =
    text
      .replace(/https?:\S+|[\w.-]+\.(?:fr|lu|eu)\b|[\da-f]{8}-[\da-f-]{27}/g, '')
      .match(/\p{L}{4,}/gu) ?? [];
  return words.filter(
    (word) =>
      /^[A-Z]?[a-z]+$/.test(word) && /[aeiouy]/.test(word) && !known.has(word.toLowerCase()),
  );
}

function foreignWords(page: BuiltPage): string[] {
  const enter = ({ tagName }: { tagName: string }) =>
    !['script', 'style', 'code'].includes(tagName);
  return named(page, 'html')
    .flatMap((html) => [...walk(html, enter)])
    .flatMap((node) => ('value' in node ? foreignIn(node.value) : []));
}

test('answers its forms in the language, without script, and by mail', async () => {
  const folder = resolve(project.folder);
  const local: { startPlatform: typeof startPlatform } = await import(
    `${folder}/supabase/local/platform.ts`
  );
  const [api, mailbox, smtp] = await Promise.all([freePort(), freePort(), freePort()]);
  const platform = await local.startPlatform({ ports: { api, mailbox, smtp } });
  try {
    for (const form of [demoEn, contactEn]) {
      const request = form({ locale: pseudo });
      for (const word of wordsOf(Object.values(request).join(' '))) known.add(word);
      const response = await post(`${platform.api}/functions/v1/send-demo-email`, request);
      const { pathname, hash } = new URL(response.headers.get('location') ?? '', platform.api);
      expect(inLanguage().map(({ path }) => path)).toContain(pathname);
      expect(hash).toBe('#received');
    }
    // Two of each request: to the team, and to the person.
    await expect
      .poll(async () => (await platform.mailbox.list()).length, { timeout: 60_000 })
      .toBe(4);
    for (const { subject, text, html } of await platform.mailbox.list()) {
      expect(html).toContain(`<html lang="${pseudo}"`);
      expect(foreignIn(`${subject} ${text}`)).toEqual([]);
    }
  } finally {
    await platform.stop();
  }
});

/** Posts a form as a browser without script does. */
const post = (url: string, request: Request) =>
  fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: 'http://localhost:3000' },
    body: new URLSearchParams(
      Object.entries(request).map(([name, value]) => [name, value === true ? 'on' : String(value)]),
    ),
  });
