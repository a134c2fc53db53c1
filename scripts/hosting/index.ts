import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '@/lib/content';
import { siteUrl } from '@/lib/environment';
import { prefixedLocales } from '@/lib/locale';
import { out, outFiles } from '../postbuild/files';
import { functionEnvironment, readCompany } from './company';
import { commonHeaders, headersFile, vercelFile } from './headers';
import { nginxFile } from './nginx';

/** Kept out of `out/`, which is published. */
const serverFolder = '.generated/hosting/';
const common = commonHeaders(site.confirmed?.hstsPreload?.value === 'true');

/**
 * The `_redirects` file. Netlify and Cloudflare redirect to a page's address on their own, and
 * Cloudflare finds the nearest 404.html; Netlify has to be told about those of other languages.
 */
const redirectsFile = prefixedLocales
  .map((locale) => `/${locale}/* /${locale}/404.html 404\n`)
  .join('');

/**
 * Writes what hosts need: `_headers`, `_redirects` and `vercel.json` into `out/`, and elsewhere the
 * configuration of nginx and the function's variable about the company.
 */
export async function writeHosting() {
  const files = (await outFiles()).map((file) => file.slice(out.length));
  await writeFile(`${out}_headers`, headersFile(common, files));
  await writeFile(`${out}vercel.json`, vercelFile(common));
  await writeFile(`${out}_redirects`, redirectsFile);
  await mkdir(serverFolder, { recursive: true });
  await writeFile(`${serverFolder}nginx.conf`, await nginxFile(common, new URL(siteUrl).hostname));
  await writeFile('.generated/function.env', functionEnvironment(await readCompany()));
  await makeReadable();
}

/** Lets every user read `out/`, whatever the umask of the build: a web server runs as one of its own. */
async function makeReadable() {
  await chmod(out, 0o755);
  for (const entry of await readdir(out, { recursive: true, withFileTypes: true }))
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}
