import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPage, fillSite, removePage, rewordInterface, rewordPages } from '../support/owner';
import { copyProject, type ProjectCopy } from '../support/project-copy';

const meeting = 'href="https://agenda.test/demo"';

/** What the company added to `site.yml`, as the demo page shows it. */
const helpOn = {
  demo: [
    'Démonstrations',
    'Un prix par utilisateur.',
    'Logiciel Essai et Registre Essai.',
    meeting,
  ],
  'en/demo': ['Demos', 'A price per user.', 'Logiciel Essai and Registre Essai.', meeting],
};

/*
 * The owner's site may change: with another company, other words on every page and in the interface, a
 * page more and a page less, the content check passes, the site builds, and its tests stay green.
 */

let project: ProjectCopy;
beforeAll(async () => {
  project = copyProject('owner-changes');
  fillSite(project);
  rewordInterface(project);
  for (const kind of ['sectors', 'scope', 'starter-files'])
    removePage(project, `${kind}/art-dealers`);
  await addPage(project);
  rewordPages(project);
});
afterAll(() => project.remove());

const expectSuccess = async (command: string, ...args: string[]) => {
  const { code, output } = await project.run(command, ...args);
  expect(code, output).toBe(0);
  return output;
};

test('the content check finds nothing', async () => {
  await expectSuccess('npm', 'run', '--silent', 'check:content');
});

test('the site builds, and its tests pass', async () => {
  await expectSuccess('npm', 'run', '--silent', 'build');
  for (const [file, texts] of Object.entries(helpOn)) {
    const html = readFileSync(`${project.folder}/out/${file}.html`, 'utf8');
    for (const text of texts) expect(html).toContain(text);
  }
  // Not the tests that build copies of their own.
  const others = '**/{owner-changes,third-language}.test.ts';
  const tests = ['--project', 'site', '--exclude', others];
  await expectSuccess(
    'node_modules/.bin/vitest',
    'run',
    '--config',
    'tests/vitest.config.ts',
    ...tests,
  );
});
