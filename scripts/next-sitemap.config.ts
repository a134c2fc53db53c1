import type { IConfig } from 'next-sitemap';
import { pageAt } from '@/lib/content';
import { siteUrl } from '@/lib/environment';
import { alternatesOf } from '@/lib/seo';

/** The sitemap and robots.txt: pages of `content/` that may be indexed, with their alternates. */
const config: IConfig = {
  siteUrl,
  output: 'export',
  outDir: 'out',
  generateIndexSitemap: false,
  generateRobotsTxt: true,
  transform: async (_config, path) => {
    const page = pageAt(path);
    if (!page || ('noindex' in page && page.noindex)) return undefined;
    const dates = [page.reviewedOn, 'updatedOn' in page ? page.updatedOn : ''];
    return {
      loc: path,
      lastmod: dates.sort().at(-1)?.slice(0, 10),
      alternateRefs: Object.entries(alternatesOf(page)).map(([hreflang, href]) => ({
        href,
        hreflang,
        hrefIsAbsolute: true,
      })),
    };
  },
};

export default config;
