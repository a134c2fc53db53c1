import { existsSync } from 'node:fs';
import { sources as texts } from '@/lib/content';
import { siteUrl, supabaseUrl } from '@/lib/environment';
import { freePort } from '@/supabase/local/ports';
import { legifrance } from './law-watch/legifrance';
import { checkLinks } from './law-watch/links';
import { citationsOf, type Publishers, watch } from './law-watch/register';
import { report } from './law-watch/report';
import { cellar, legilux } from './law-watch/sparql';
import { main, today } from './lib/cli';
import { serve } from './lib/serve-site';

/*
 * Prints, in Markdown, which texts of law have changed since they were read and which links lead nowhere. It fails
 * only if it cannot run: a publisher that does not answer becomes a line of the report.
 */
main(async () => {
  if (!existsSync('out/index.html')) throw new Error('The site is not built. Run `npm run build`.');
  const { PISTE_CLIENT_ID: id, PISTE_CLIENT_SECRET: secret } = process.env;
  const publishers: Publishers = {
    cellar: cellar(),
    legilux: legilux(),
    legifrance: legifrance(id && secret ? { id, secret } : undefined),
  };
  const site = await serve(await freePort());
  const findings = await watch(texts, publishers, citationsOf);
  const links = await checkLinks(site.url, [siteUrl, supabaseUrl]);
  await site.stop();
  console.log(report(findings, links, today()));
});
