import { localeOf } from '@/lib/locale';
import { nearest } from '../nearest';
import { field, type Outline } from '../outline';
import type { SiteRule } from './rule';

type Words = { message: string; advice: string };
/** What links can lead to: pages by address, with their anchors, and the files of `public/`. */
type Targets = { anchors: Map<string, string[] | undefined>; files: Set<string> };

/** Links to a page, a file or an anchor that does not exist, or into the other language. */
export const links: SiteRule = (pages, { publicFiles: files }) => {
  const anchors: Targets['anchors'] = new Map();
  for (const page of pages) {
    const path = field(page, 'path');
    if (path) anchors.set(path, idsOf(page));
  }
  return pages.flatMap((page) =>
    page.links.flatMap(({ url, at }) => {
      const words = explain(url, page, { anchors, files });
      return words ? [{ file: page.file, ...at, ...words }] : [];
    }),
  );
};

const idsOf = ({ anchors }: Outline) => anchors?.map(({ id }) => id);

function explain(url: string, page: Outline, targets: Targets): Words | undefined {
  if (/^(https:|mailto:|tel:)/.test(url)) return undefined;
  if (url.startsWith('http:'))
    return { message: `The link ${url} is not encrypted.`, advice: 'Write it with https://.' };
  if (url.startsWith('#')) return anchorFault(url, url.slice(1), idsOf(page));
  const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
  if (targets.files.has(path)) return undefined;
  if (!targets.anchors.has(path)) return deadLink(url, path, page, targets);
  if (localeOf(path) !== page.locale)
    return {
      message: `The link ${url} leads to a page in the other language.`,
      advice: `Link to its translation${page.locale === 'en' ? ', under /en' : ''}.`,
    };
  return anchor === undefined ? undefined : anchorFault(url, anchor, targets.anchors.get(path));
}

function deadLink(url: string, path: string, { locale }: Outline, { anchors }: Targets): Words {
  const message = `The link ${url || '()'} leads nowhere.`;
  if (/^[\w-]+(\.[\w-]+)+/.test(url) && !/\.mdx?$/.test(path))
    return { message, advice: `For another site write https://${url}.` };
  const addresses = [...anchors.keys()].filter((address) => localeOf(address) === locale);
  const wanted = path.replace(/\.(fr|en)?\.?mdx?$/, '').replace(/\/$/, '');
  const meant = nearest(wanted.startsWith('/') ? wanted : `/${wanted}`, addresses);
  return {
    message,
    advice: meant
      ? `Write ${meant}.`
      : `Write the \`path\` of a page, such as ${addresses[0] ?? '/'}.`,
  };
}

/** @param known undefined where the page's anchors cannot be read: then nothing is said of them. */
function anchorFault(url: string, anchor: string, known: string[] | undefined): Words | undefined {
  if (!known || known.includes(anchor)) return undefined;
  const meant = nearest(anchor, known);
  return {
    message: `The link ${url} leads to a section that does not exist.`,
    advice: meant ? `Write #${meant}.` : `The sections of that page are: ${known.join(', ')}.`,
  };
}
