import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { licenceFaults } from '../dependencies/licences';
import { lockedPackages } from '../dependencies/lockfile';
import { projectText, unusedPackages } from '../dependencies/unused';
import { main } from '../lib/cli';

/* No package without a use, none under a licence that was not agreed to, none with a known fault. */
main(async () => {
  const packages = lockedPackages();
  const unused = unusedPackages(JSON.parse(readFileSync('package.json', 'utf8')), projectText());
  const faults = [
    ...unused.map((name) => `${name}: nothing uses it`),
    ...licenceFaults(packages),
    ...(await advisories()),
  ];
  console.log(`${packages.length} packages looked at.`);
  if (faults.length > 0) throw new Error(faults.join('\n'));
});

/** What npm knows against packages that are published or run with the site; nothing without network. */
async function advisories(): Promise<string[]> {
  if (process.argv.includes('--offline')) return [];
  const args = ['audit', '--json', '--audit-level=high'];
  const { stdout } = await promisify(execFile)('npm', args).catch((failure) => failure);
  const report = JSON.parse(stdout || '{}');
  if (!report.vulnerabilities) {
    console.log(`Advisories not looked at: ${report.message ?? 'the registry does not answer'}.`);
    return [];
  }
  return Object.values<{ name: string; severity: string }>(report.vulnerabilities)
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .map(({ name, severity }) => `${name}: ${severity} advisory, see \`npm audit\``);
}
