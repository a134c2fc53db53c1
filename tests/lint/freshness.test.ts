import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { lintFiles } from '@/scripts/lint';
import { readContent } from '@/scripts/lint/content';
import { pageText } from '../support/lint';

const root = mkdtempSync(join(tmpdir(), 'freshness-'));
afterAll(() => rmSync(root, { recursive: true }));

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(root, 'project-'));
});

const git = (...args: string[]) =>
  execFileSync('git', [
    '-C',
    project,
    '-c',
    'user.name=A',
    '-c',
    'user.email=a@b.example',
    ...args,
  ]);

const write = (locale: 'fr' | 'en', text: string) => {
  mkdirSync(`${project}/content/sectors`, { recursive: true });
  const path = locale === 'en' ? '/en/brokers' : '/brokers';
  writeFileSync(
    `${project}/content/sectors/brokers.${locale}.mdx`,
    pageText(`<Hero />\n\n${text}`, { path }),
  );
};

const commit = (subject: string) => {
  git('add', '.');
  git('commit', '--quiet', '--message', subject);
};

/** The warnings, as “file: reason”, without the hash and the day of the commit. */
async function warnings() {
  const files = await lintFiles(readContent(`${project}/content`));
  return files.flatMap(({ basename, messages }) =>
    messages
      .filter(({ ruleId }) => ruleId === 'freshness')
      .map(
        ({ reason, fatal }) => `${fatal} ${basename}: ${reason.replace(/\(\w+, [\d-]+\)/, '(…)')}`,
      ),
  );
}

test('a page that changed in one language makes the other stale, until both are in step', async () => {
  git('init', '--quiet');
  write('fr', 'Un');
  write('en', 'One');
  commit('Add the brokers');
  expect(await warnings()).toEqual([]);

  write('fr', 'Deux');
  commit('Raise the threshold');
  expect(await warnings()).toEqual([
    'false brokers.en.mdx: The French page has changed since this one: “Raise the threshold” (…).',
  ]);

  write('en', 'Two');
  commit('Translate the threshold [translation]');
  expect(await warnings()).toEqual([]);
});

test('a correction marked [translation] makes nothing stale', async () => {
  git('init', '--quiet');
  write('fr', 'Un');
  write('en', 'One');
  commit('Add the brokers');
  write('en', 'One.');
  commit('Add a full stop\n\n[translation]: the French page has one.');
  expect(await warnings()).toEqual([]);
});
