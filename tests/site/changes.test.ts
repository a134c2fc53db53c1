import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pageNamed, pages } from '@/lib/content';
import { changeSchema } from '@/lib/content/front-matter';
import { fill } from '@/lib/format';
import { changesFor, changesPath } from '@/lib/law/changes';
import { feedPath, isIndexable } from '@/lib/seo';
import { changesPage } from '@/supabase/functions/_shared/site-contract';
import { attribute, named, pageAt, plain, textOf } from '../support/built-pages';
import { locales, words } from '../support/content';

const changed = pages.filter((page) => page.changes.length > 0);

describe.each(locales)('the page of changes in %s', (locale) => {
  const list = pageNamed('pages/changes', locale);
  const page = pageAt(list?.path ?? '');

  test('stands where the mails say', () => expect(list?.path).toBe(changesPage[locale]));

  test('says every change of every page, and leads to that page', () => {
    const shown = plain(named(page, 'main').map(textOf).join(' '));
    const links = named(page, 'a').map((link) => attribute(link, 'href'));
    const mine = changed.filter((other) => other.locale === locale);
    expect(mine.length).toBeGreaterThan(0);
    for (const { path, changes } of mine) {
      expect(links).toContain(path);
      for (const change of changes)
        for (const text of [change.text, change.old, change.new, change.who])
          if (text) expect(shown).toContain(plain(text));
    }
  });

  test('leads to the feed of its language', () => {
    const links = named(page, 'a').map((link) => attribute(link, 'href'));
    expect(links).toContain(feedPath(locale));
  });

  test('says what several pages of a profession say once, newest first', () => {
    const days = changesFor(locale).map(({ date }) => date);
    expect(days).toEqual([...days].sort().reverse());
    for (const { entries } of changesFor(locale)) {
      const texts = entries.map(({ change }) => change.text);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });
});

test('each page with changes leads to those of its profession, which are there', () => {
  expect(changed.length).toBeGreaterThan(0);
  for (const page of changed) {
    const target = changesPath(page) ?? '';
    const links = named(pageAt(page.path), 'a').map((link) => attribute(link, 'href'));
    expect(links, page.path).toContain(target);
  }
});

test('each page of law leads to the contact form, with the page as its subject', () => {
  for (const page of changed) {
    const contact = pageNamed('pages/contact', page.locale)?.path;
    const link = named(pageAt(page.path), 'a').find((candidate) =>
      attribute(candidate, 'href')?.startsWith(`${contact}#subject=`),
    );
    const subject = decodeURIComponent(attribute(link as never, 'href')?.split('=')[1] ?? '');
    expect(subject).toBe(fill(words[page.locale].page.errorSubject, { page: page.navTitle }));
  }
});

test.each(['2020', '2020-02', '2020-02-14'])('a rule may be known to apply since %s', (since) => {
  expect(changeSchema.safeParse({ date: '2030-01-01', text: 'x', since }).success).toBe(true);
});

test.each(['14 May', '2020-2', ''])('“%s” is no such date', (since) => {
  expect(changeSchema.safeParse({ date: '2030-01-01', text: 'x', since }).success).toBe(false);
});

test.each(
  locales,
)('the site map in %s leads to every page of the language that is indexed', (locale) => {
  const map = pageNamed('pages/site-map', locale);
  const links = named(pageAt(map?.path ?? ''), 'a').map((link) => attribute(link, 'href'));
  const listed = pages.filter((page) => page.locale === locale && isIndexable(page));
  expect(listed.length).toBeGreaterThan(0);
  expect(listed.map(({ path }) => path).filter((path) => !links.includes(path))).toEqual([]);
  const footer = readFileSync(`out${locale === 'fr' ? '/index' : `/${locale}`}.html`, 'utf8');
  expect(footer).toContain(`href="${map?.path}"`);
});
