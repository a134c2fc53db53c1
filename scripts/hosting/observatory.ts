import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Kept out of the site's own packages: 230 packages, 130 MB, of which a native one has to be compiled. */
const grader = '@mdn/mdn-http-observatory';
const version = '1.4.8';
const folder = '.local/observatory';
const inside = `${folder}/node_modules/${grader}`;
const program = `${inside}/src/scan.js`;

/** What Mozilla's grader says of a host. */
export type Grade = {
  scan: { grade: string; score: number };
  tests: Record<string, { result: string; pass: boolean; scoreModifier: number }>;
};

/**
 * Has Mozilla's Observatory grade a host; fetches the grader where it is not there yet.
 * @param chain the certificate to be trusted
 * @throws Error where the grader cannot be fetched, or cannot reach the host
 */
export async function gradeOf(host: string, chain: string): Promise<Grade> {
  if (!existsSync(program)) await install();
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: chain };
  const { stdout } = await run(process.execPath, [program, host], { env });
  return JSON.parse(stdout);
}

async function install() {
  console.log(`Fetching ${grader} ${version} into ${folder} …`);
  const how = ['--no-save', '--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund'];
  try {
    await run('npm', ['install', '--prefix', folder, ...how, `${grader}@${version}`]);
    // Browsers' list of sites known for HTTPS, which its install script would fetch: this one is not on it.
    await writeFile(`${inside}/conf/hsts-preload.json`, '{}');
  } catch (error) {
    throw new Error(`${grader} could not be fetched: a network is needed once.\n${error}`);
  }
}
