import { localeOf, pathPrefix } from '@/lib/locale';
import type { IndexedPage, Link } from '../pages';
import { error, suggest, type Words } from '../problem';
import { textAt } from '../values';

/** What links can lead to: pages by their address, and the files of `public/`. */
type Targets = { pages: Map<string, IndexedPage>; files: string[] };

const ownImage = 'Put its file into public/ and write its name after a slash: /picture.svg.';

/** Links to a page, file or section that does not exist, or to the other language; images of other sites. */
export function checkLinks(pages: IndexedPage[], files: string[]) {
  const targets = {
    pages: new Map(pages.map((page) => [textAt(page.fields, 'path') ?? '', page])),
    files,
  };
  for (const page of pages)
    for (const link of page.links) {
      const words = explain(link, page, targets);
      if (words) error(page.file, 'links', link.place, words);
    }
}

function explain({ url, isImage }: Link, page: IndexedPage, targets: Targets): Words | undefined {
  // The Content-Security-Policy blocks it.
  if (isImage && /^(https?:|\/\/)/.test(url))
    return { reason: `The image ${url} is on another site.`, note: ownImage };
  if (/^(https:|mailto:|tel:)/.test(url)) return undefined;
  if (url.startsWith('http:'))
    return { reason: `The link ${url} is not encrypted.`, note: 'Write it with https://.' };
  if (url.startsWith('#')) return missingAnchor(url, url.slice(1), page);
  const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
  if (targets.files.includes(path)) return undefined;
  if (isImage) return { reason: `The image ${url} does not exist.`, note: ownImage };
  const target = targets.pages.get(path);
  if (!target) return deadLink(url, path, page, targets);
  if (target.locale !== page.locale) {
    const [translation] =
      [...targets.pages].find(
        ([, { name, locale }]) => name === target.name && locale === page.locale,
      ) ?? [];
    return {
      reason: `The link ${url} leads to a page in the other language.`,
      note: translation ? `Write ${translation}.` : 'Translate that page, or leave the link out.',
      correction: translation ? [url, translation] : undefined,
    };
  }
  return anchor === undefined ? undefined : missingAnchor(url, anchor, target);
}

function deadLink(url: string, path: string, { locale }: IndexedPage, { pages }: Targets): Words {
  const reason = `The link ${url || '()'} leads nowhere.`;
  if (/^[\w-]+(\.[\w-]+)+/.test(url) && !/\.mdx?$/.test(path))
    return { reason, note: `For another site write https://${url}.` };
  const addresses = [...pages.keys()].filter((address) => localeOf(address) === locale);
  const wanted = path.replace(/(\.[a-z]{2})?\.mdx?$/, '').replace(/^\/?(.*?)\/?$/, '/$1');
  const localized = pathPrefix[locale] + wanted;
  const meant = addresses.includes(localized) ? localized : suggest(wanted, addresses);
  return {
    reason,
    note: meant
      ? `Write ${meant}.`
      : `Write the \`path\` of a page, such as ${addresses[0] ?? '/'}.`,
    correction: meant && path ? [path, meant] : undefined,
  };
}

function missingAnchor(url: string, anchor: string, { anchors }: IndexedPage): Words | undefined {
  // Where a body cannot be parsed, its anchors are unknown.
  if (!anchors || anchors.includes(anchor)) return undefined;
  const meant = suggest(anchor, anchors);
  return {
    reason: `The link ${url} leads to a section that does not exist.`,
    note: meant ? `Write #${meant}.` : `The sections of that page are: ${anchors.join(', ')}.`,
    correction: meant ? [`#${anchor}`, `#${meant}`] : undefined,
  };
}
