import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '@/lib/content';
import { siteUrl } from '@/lib/environment';
import { prefixedLocales } from '@/lib/locale';
import { out, outFiles } from '../postbuild/files';
import { functionEnvironment, readCompany } from './company';
import { commonHeaders, headersFile, immutable, revalidate, vercelFile } from './headers';
import { securityTxt, speculationRules } from './well-known';

/** Configurations for one's own server stay out of `out/`, which is published. */
const serverFolder = '.generated/hosting/';
const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;
const common = commonHeaders(site.confirmed.hstsPreload?.value === 'true');
const header = Object.entries(common);

/** What the templates of nginx and Caddy ask for as `{{name}}`. */
const values: Record<string, string> = {
  host: new URL(siteUrl).hostname,
  prefixes: prefixedLocales.join('|'),
  immutable: quoted(immutable),
  revalidate: quoted(revalidate),
  nginxHeaders: header
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
    .join('\n  '),
  caddyHeaders: header.map(([name, value]) => `${name} ${quoted(value)}`).join('\n    '),
};

/**
 * The `_redirects` file. Netlify and Cloudflare redirect to a page's address by themselves, and
 * Cloudflare finds the nearest 404.html; Netlify has to be told about those of other languages.
 */
const redirectsFile = prefixedLocales
  .map((locale) => `/${locale}/* /${locale}/404.html 404\n`)
  .join('');

/**
 * Writes what hosts need: `_headers`, `_redirects`, `vercel.json`, `rules.json` and `security.txt`
 * into `out/`, the configurations of nginx and Caddy next to it, and what the function
 * has to know of the company. Call it last: `_headers` lists
 * published files.
 */
export async function writeHosting() {
  await writeFile(`${out}rules.json`, JSON.stringify(speculationRules));
  await mkdir(`${out}.well-known`, { recursive: true });
  await writeFile(`${out}.well-known/security.txt`, securityTxt(siteUrl, site.email));
  const paths = (await outFiles()).map((file) => file.slice(out.length - 1));
  const limit = Number(process.env.HEADER_RULES_LIMIT) || undefined;
  await writeFile(`${out}_headers`, headersFile(paths, common, limit));
  await writeFile(`${out}vercel.json`, vercelFile(common));
  await writeFile(`${out}_redirects`, redirectsFile);

  await mkdir(serverFolder, { recursive: true });
  for (const name of ['nginx.conf', 'Caddyfile']) {
    const template = await readFile(join(import.meta.dirname, 'templates', name), 'utf8');
    await writeFile(serverFolder + name, fillTemplate(template, values));
  }
  await writeFile('.generated/function.env', functionEnvironment(await readCompany()));
}

/** Replaces each `{{name}}` by its value. @throws Error where a name has no value. */
function fillTemplate(template: string, byName: Record<string, string>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = byName[name];
    if (value === undefined)
      throw new Error(`The template asks for {{${name}}}, which has no value.`);
    return value;
  });
}
