import { localeOf, pathPrefix } from '@/lib/locale';
import { addError, suggest, type Words } from '../messages';
import type { IndexedPage, Link } from '../pages';

/** What links can lead to: pages by their address, and the files of `public/`. */
type Targets = { pages: Map<string, IndexedPage>; files: string[] };

const ownImage = 'Put its file into public/ and write its name after a slash: /picture.svg.';

/** Links to a page, file or section that does not exist, or to the other language; images of other sites. */
export function checkLinks(pages: IndexedPage[], files: string[]) {
  const targets = {
    pages: new Map(pages.map((page) => [page.path ?? '', page])),
    files,
  };
  for (const page of pages)
    for (const link of page.links) {
      const words = explain(link, page, targets);
      if (words) addError(page.file, 'links', link.place, words);
    }
}

function explain({ url, isImage }: Link, page: IndexedPage, targets: Targets): Words | undefined {
  // The Content-Security-Policy blocks it.
  if (isImage && /^(https?:|\/\/)/.test(url))
    return { reason: `The image ${url} is on another site.`, note: ownImage };
  const form = forms.find(({ scheme }) => url.startsWith(scheme));
  if (form) {
    const isRight = form.pattern.test(url);
    return isRight ? undefined : { reason: `The link ${url} leads nowhere.`, note: form.note };
  }
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
    };
  }
  return anchor === undefined ? undefined : missingAnchor(url, anchor, target);
}

/** The schemes that a link may have, and what follows each. */
const forms = [
  {
    scheme: 'https:',
    pattern: /^https:\/\/[^/?#]+\.[^/?#.]+([/?#].*)?$/,
    note: 'Write the whole address: https://www.example.org/page.',
  },
  {
    scheme: 'mailto:',
    pattern: /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/,
    note: 'Write an e-mail address after mailto:, or <Email /> for the company’s.',
  },
  {
    scheme: 'tel:',
    pattern: /^tel:\+\d{6,}$/,
    note: 'Write the number as tel:+33199000000, or <Phone /> for the company’s.',
  },
];

function deadLink(url: string, path: string, { locale }: IndexedPage, { pages }: Targets): Words {
  const reason = `The link ${url || '()'} leads nowhere.`;
  if (/^[\w-]+(\.[\w-]+)+/.test(url) && !/\.mdx?$/.test(path))
    return { reason, note: `For another site write https://${url}.` };
  const addresses = [...pages.keys()].filter((address) => localeOf(address) === locale);
  const wantedPath = path.replace(/(\.[a-z]{2})?\.mdx?$/, '').replace(/^\/?(.*?)\/?$/, '/$1');
  const prefix = pathPrefix[locale];
  const localized = prefix + wantedPath;
  // Compared without the prefix: common to all, it would make them look alike.
  const names = addresses.map((address) => address.slice(prefix.length));
  const near = suggest(wantedPath.replace(new RegExp(`^${prefix}(?=/)`), ''), names);
  const meant = addresses.includes(localized) ? localized : near && prefix + near;
  return {
    reason,
    note: meant ? `Write ${meant}.` : 'Write the address that stands as `path` in a page.',
  };
}

function missingAnchor(url: string, anchor: string, { anchors }: IndexedPage): Words | undefined {
  // Where a body cannot be parsed, its anchors are unknown.
  if (!anchors || anchors.includes(anchor)) return undefined;
  const meant = suggest(anchor, anchors);
  return {
    reason: `The link ${url} leads to a section that does not exist.`,
    note: meant ? `Write #${meant}.` : `The sections of that page are: ${anchors.join(', ')}.`,
  };
}
