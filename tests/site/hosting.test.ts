import { existsSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { site } from '@/lib/content';
import { securityTxt } from '@/lib/files/security-txt';
import { contentSecurityPolicy } from '@/scripts/hosting/csp';
import { commonHeaders, headersFile, vercelFile } from '@/scripts/hosting/headers';
import { headersFor, parseHeaders } from '@/scripts/hosting/parse-headers';
import { outFiles } from '../support/built-pages';

describe('the headers of a published file', () => {
  const common = { 'X-Everywhere': '1' };
  const files = [
    ...['index.html', 'page.html', 'embed/a.html', 'a/b.html'],
    ...['en/x.html', 'en/embed/a.html', 'en/a/b.html'],
  ];
  const rules = parseHeaders(headersFile(common, ['assets/a.js', 'days/a.ics', ...files]));

  test.each([
    '/',
    '/page',
    '/assets/a.js',
    '/en/page.md',
    '/feed.atom',
    '/days/a.ics',
    '/file.csv',
    '/rules.json',
    '/a/b',
    '/en/a/b',
    '/en/missing',
    '/embed/a',
    '/en/embed/a/b',
  ])('%s has each header once besides the default caching, and the same on Vercel', (path) => {
    const [, ...headers] = headersFor(rules, path);
    const names = headers.map(([name]) => name);
    expect(names).toEqual([...new Set(names)]);
    const vercel: { source: string; headers: { key: string; value: string }[] }[] = JSON.parse(
      vercelFile(common),
    ).headers;
    const matching = vercel.filter(({ source }) => new RegExp(`^${source}$`).test(path));
    const onVercel = matching.flatMap((rule) => rule.headers.map(({ key, value }) => [key, value]));
    expect(onVercel.sort()).toEqual(headers.sort());
  });
});

test.each([
  [false, 'max-age=63072000; includeSubDomains'],
  [true, 'max-age=63072000; includeSubDomains; preload'],
])('where preloading is agreed (%s), HSTS is “%s”', (agreed, value) => {
  expect(commonHeaders(agreed)['Strict-Transport-Security']).toBe(value);
});

test('security.txt contains what RFC 9116 requires and expires within a year', () => {
  const now = new Date('2026-03-01T15:04:05Z');
  expect(
    securityTxt('https://site.example', 'a@site.example', 'https://code.example/policy', now),
  ).toBe(
    `Contact: mailto:a@site.example
Expires: 2027-02-24T00:00:00Z
Preferred-Languages: fr, en
Canonical: https://site.example/.well-known/security.txt
Policy: https://code.example/policy
`,
  );
});

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;

describe('the built site', () => {
  const read = (file: string) => readFileSync(file, 'utf8');

  test('has a policy that allows nothing by default and nothing unsafe', () => {
    expect(contentSecurityPolicy).toContain("default-src 'none'");
    expect(contentSecurityPolicy).not.toMatch(/unsafe|\*|data:|blob:/);
  });

  test('has a _headers file whose lines all parse and whose files all exist', () => {
    const text = read('out/_headers');
    const rules = parseHeaders(text);
    const lines = rules.flatMap(({ pattern, headers }) => [
      pattern,
      ...headers.map(([name, value]) => `  ${name}: ${value}`),
    ]);
    expect(`${lines.join('\n')}\n`).toBe(text);
    const paths = rules.map(({ pattern }) => pattern.replace(/[:*].*$/, ''));
    expect(paths.filter((path) => !existsSync(`out${path}`))).toEqual([]);
  });

  test('has redirects that lead to existing pages', () => {
    const targets = read('out/_redirects').trim().split('\n');
    for (const line of targets) expect(existsSync(`out${line.split(' ')[1]}`), line).toBe(true);
  });

  test('comes with an unpublished nginx.conf that has each of its headers and types', () => {
    const nginx = read('.generated/hosting/nginx.conf');
    expect(nginx).not.toContain('{{');
    expect(existsSync('out/nginx.conf')).toBe(false);
    for (const [name, value] of parseHeaders(read('out/_headers')).flatMap((rule) => rule.headers))
      expect(nginx, name).toContain(name === 'Content-Type' ? value.split(';')[0] : quoted(value));
    for (const extension of new Set(outFiles.map((file) => /\.(\w+)$/.exec(file)?.[1] ?? '')))
      if (extension) expect(nginx).toMatch(new RegExp(`^ +[\\w/+.-]+ ${extension};$`, 'm'));
    for (const [, extension] of 'avif webp jpg png svg'.matchAll(/(\w+)/g))
      expect(nginx, 'a portrait, as site.yml allows it').toContain(` ${extension};`);
  });

  test('is readable for the user that a web server runs as', () => {
    for (const file of outFiles) expect(statSync(`out/${file}`).mode & 0o044, file).toBe(0o044);
  });

  test('has a security.txt that names the public e-mail address and is still valid', () => {
    const text = read('out/.well-known/security.txt');
    expect(text).toContain(`Contact: mailto:${site.email}\n`);
    const days = (Date.parse(text.match(/^Expires: (.*)$/m)?.[1] ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(0);
    expect(days).toBeLessThan(365);
  });
});
