import { mkdir, writeFile } from 'node:fs/promises';
import { site } from '@/lib/content';
import { siteUrl } from '@/lib/environment';
import { out, outFiles } from '../postbuild/files';
import { caddyfile } from './caddy';
import { headersFile } from './headers-file';
import { nginxConf } from './nginx';
import { securityTxt } from './security-txt';
import { production } from './server';
import { speculationRules } from './speculation-rules';

/** Where the configurations of servers of one's own are: they are not published. */
const folder = '.generated/hosting/';

/**
 * Writes what a host needs to know: into `out/` what it reads there, beside it the configurations of
 * nginx and Caddy. To be called when every other file of `out/` stands.
 */
export async function writeHosting() {
  await writeFile(`${out}rules.json`, JSON.stringify(speculationRules));
  await mkdir(`${out}.well-known`, { recursive: true });
  await writeFile(`${out}.well-known/security.txt`, securityTxt(siteUrl, site.email));

  const addresses = (await outFiles()).map((file) => file.slice(out.length - 1));
  await writeFile(`${out}_headers`, headersFile(addresses));
  // Cloudflare finds the nearest 404.html by itself; Netlify has to be told.
  await writeFile(`${out}_redirects`, '/en/* /en/404.html 404\n');

  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}nginx.conf`, nginxConf(production));
  await writeFile(`${folder}Caddyfile`, caddyfile(production));
}
