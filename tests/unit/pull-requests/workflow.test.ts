import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

type Step = { uses?: string; run?: string; name?: string; with?: Record<string, string> };

const source = readFileSync('.github/workflows/pull-request.yml', 'utf8');
const workflow = parse(source, { strict: true });
const steps: Step[] = workflow.jobs.site.steps;
const commands = steps.flatMap(({ run }) => run ?? []);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

test('runs on pull requests, with no right but to read', () => {
  expect(Object.keys(workflow.on)).toEqual(['pull_request']);
  expect(workflow.permissions).toEqual({ contents: 'read' });
  expect(Object.keys(workflow.jobs)).toEqual(['site']);
  expect(workflow.jobs.site.permissions).toBeUndefined();
});

test('names only npm scripts that are there', () => {
  const names = commands.flatMap((command) =>
    [...command.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => name),
  );
  expect(names).toEqual(['check:content', 'check', 'build', 'bench']);
  expect(names.filter((name) => !(name in scripts))).toEqual([]);
});

test('a failing command fails its step, even before a pipe', () => {
  // Only a shell that is named runs with `pipefail`.
  expect(workflow.defaults.run.shell).toBe('bash');
});

test('checks the content before anything slow, and tests last', () => {
  expect(commands).toEqual([
    'npm ci',
    'npm run check:content',
    'npm run check',
    'npm run build',
    'npm run --silent bench -- --bytes | tee -a "$GITHUB_STEP_SUMMARY"',
    'npm test',
  ]);
});

test('pins every action to a commit, and says which version that is', () => {
  const actions = [...source.matchAll(/uses: (.*)/g)].map(([, action]) => action);
  expect(actions).toHaveLength(3);
  for (const action of actions) expect(action).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40} # v\d/);
});

test('keeps the built site, and takes Node’s version from package.json', () => {
  const options = (action: string) =>
    steps.find(({ uses }) => uses?.startsWith(`actions/${action}@`))?.with;
  expect(options('upload-artifact')).toMatchObject({ path: 'out', 'if-no-files-found': 'error' });
  expect(options('setup-node')).toEqual({ 'node-version-file': 'package.json', cache: 'npm' });
  expect(JSON.parse(readFileSync('package.json', 'utf8')).engines.node).toBe('>=20.19');
});

test.each([
  '.github/pull_request_template.md',
  '.github/CODEOWNERS.example',
])('%s names only what is there', (file) => {
  const text = readFileSync(file, 'utf8');
  const paths = [
    ...[...text.matchAll(/`([a-z]+\/[\w./-]+)`/g)].map(([, path = '']) => path),
    ...[...text.matchAll(/^\/(\S+)/gm)].map(([, path = '']) => path),
  ];
  expect(paths.length).toBeGreaterThan(2);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  const run = [...text.matchAll(/`npm run ([\w:-]+)`/g)].map(([, name = '']) => name);
  expect(run.filter((name) => !(name in scripts))).toEqual([]);
});
