import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nginxConf } from '@/scripts/hosting/nginx';
import { securityTxt } from '@/scripts/hosting/security-txt';
import { production } from '@/scripts/hosting/server';
import { site } from '../support/content';

const headers = readFileSync('out/_headers', 'utf8');
const nginx = readFileSync('.generated/hosting/nginx.conf', 'utf8');
const caddy = readFileSync('.generated/hosting/Caddyfile', 'utf8');

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self' http://localhost:54321; form-action 'self' http://localhost:54321; base-uri 'none'; frame-ancestors 'none'";

const everywhere = {
  'Content-Security-Policy': policy,
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

test.each(Object.entries(everywhere))('every host is told %s', (name, value) => {
  expect(headers).toContain(`\n  ${name}: ${value}\n`);
  expect(nginx).toContain(`\n  add_header ${name} "${value}" always;\n`);
  expect(caddy).toContain(`\n    ${name} "${value}"\n`);
});

test('every host is told where the speculation rules are, and of what type', () => {
  expect(headers).toContain('\n  Speculation-Rules: "/rules.json"\n');
  expect(headers).toContain('\n/rules.json\n  Content-Type: application/speculationrules+json\n');
  expect(nginx).toContain('add_header Speculation-Rules "\\"/rules.json\\"" always;');
  expect(caddy).toContain('Speculation-Rules "\\"/rules.json\\""');
});

test('what is kept for ever has a hash in its name', () => {
  const forEver = 'public, max-age=31536000, immutable';
  for (const folder of ['/assets/', '/_next/static/']) {
    expect(headers).toContain(`\n${folder}*\n  Cache-Control: ${forEver}\n`);
    expect(nginx).toContain(`"~^${folder}" "${forEver}";`);
    expect(caddy).toContain(`path ${folder}*\n`);
  }
  expect(headers.match(/immutable/g)).toHaveLength(2);
});

test('nginx is asked for by IPv4 and IPv6, but where a machine has no IPv6', () => {
  const listening = (ipv6: boolean) =>
    nginxConf({ ...production, ipv6 }).match(/(?<=listen ).*(?=;)/g);
  expect(listening(true)).toEqual(['80', '[::]:80', '443 ssl http2', '[::]:443 ssl http2']);
  expect(listening(false)).toEqual(['80', '443 ssl http2']);
  expect(production.ipv6).toBe(true);
});

test('configurations of servers are not published', () => {
  for (const file of ['nginx.conf', 'Caddyfile', 'hosting'])
    expect(existsSync(`out/${file}`)).toBe(false);
});

test('speculation rules name pages of this site, no file, no banner', () => {
  const { prerender, prefetch } = JSON.parse(readFileSync('out/rules.json', 'utf8'));
  for (const rules of [prerender, prefetch])
    expect(rules).toEqual([
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: '/*.*' } },
            { not: { selector_matches: '[href^="#"], [data-consent-open], [download]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ]);
});

test('security.txt holds what RFC 9116 asks for, for less than a year', () => {
  expect(
    securityTxt('https://site.example', 'a@site.example', new Date('2026-03-01T15:04:05Z')),
  ).toBe(
    `Contact: mailto:a@site.example
Expires: 2027-02-24T00:00:00Z
Preferred-Languages: fr, en
Canonical: https://site.example/.well-known/security.txt
`,
  );
});

test('the built security.txt names the company’s address and is valid now', () => {
  const text = readFileSync('out/.well-known/security.txt', 'utf8');
  expect(text).toContain(`Contact: mailto:${site.email}\n`);
  const days = (Date.parse(text.match(/^Expires: (.*)$/m)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(365);
});
