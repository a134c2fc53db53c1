import type { IConfig } from 'next-sitemap';
import { pageAt } from '@/lib/content';
import { siteUrl } from '@/lib/environment';
import { alternatesOf, isIndexable, lastModified } from '@/lib/seo';

/** The sitemap and robots.txt: pages of `content/` that may be indexed, with their alternates. */
const config: IConfig = {
  siteUrl,
  output: 'export',
  outDir: 'out',
  generateIndexSitemap: false,
  generateRobotsTxt: true,
  // `Host` was Yandex's, which no longer reads it.
  robotsTxtOptions: {
    transformRobotsTxt: async (_, text) => text.replace(/# Host\nHost: .*\n\n/, ''),
  },
  transform: async (_config, path) => {
    const page = pageAt(path);
    if (!page || !isIndexable(page)) return undefined;
    return {
      loc: path,
      lastmod: lastModified(page),
      alternateRefs: Object.entries(alternatesOf(page)).map(([hreflang, href]) => ({
        href,
        hreflang,
        hrefIsAbsolute: true,
      })),
    };
  },
};

export default config;
