import { localeOf } from '@/lib/locale';
import { nearest } from '../nearest';
import { field, type Outline } from '../outline';
import type { PageLink } from '../page-links';
import type { SiteRule } from './rule';

type Words = { message: string; advice: string };
/** What links can lead to: pages by their address, and the files of `public/`. */
type Targets = { pages: Map<string, Outline>; files: Set<string> };

const ownPicture = 'Put its file into public/ and write its name after a slash: /picture.svg.';

/**
 * Links to a page, a file or an anchor that does not exist, or into the other language; pictures that
 * are not the site's own.
 */
export const links: SiteRule = (outlines, { publicFiles: files }) => {
  const pages = new Map(outlines.map((page) => [field(page, 'path') ?? '', page]));
  return outlines.flatMap((page) =>
    page.links.flatMap((link) => {
      const words = explain(link, page, { pages, files });
      return words ? [{ file: page.file, ...link.at, ...words }] : [];
    }),
  );
};

function explain({ url, picture }: PageLink, page: Outline, targets: Targets): Words | undefined {
  // The policy stops it, and finish/policy.ts the build.
  if (picture && /^(https?:|\/\/)/.test(url))
    return { message: `The picture ${url} stands on another site.`, advice: ownPicture };
  if (/^(https:|mailto:|tel:)/.test(url)) return undefined;
  if (url.startsWith('http:'))
    return { message: `The link ${url} is not encrypted.`, advice: 'Write it with https://.' };
  if (url.startsWith('#')) return anchorFault(url, url.slice(1), page);
  const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
  if (targets.files.has(path)) return undefined;
  if (picture) return { message: `The picture ${url} does not exist.`, advice: ownPicture };
  const target = targets.pages.get(path);
  if (!target) return deadLink(url, path, page, targets);
  if (target.locale !== page.locale) return foreignLink(url, page, target, targets);
  return anchor === undefined ? undefined : anchorFault(url, anchor, target);
}

function deadLink(url: string, path: string, { locale }: Outline, { pages }: Targets): Words {
  const message = `The link ${url || '()'} leads nowhere.`;
  if (/^[\w-]+(\.[\w-]+)+/.test(url) && !/\.mdx?$/.test(path))
    return { message, advice: `For another site write https://${url}.` };
  const addresses = [...pages.keys()].filter((address) => localeOf(address) === locale);
  const wanted = path.replace(/(\.(fr|en))?\.mdx?$/, '').replace(/\/$/, '');
  const meant = nearest(wanted.startsWith('/') ? wanted : `/${wanted}`, addresses);
  return {
    message,
    advice: meant
      ? `Write ${meant}.`
      : `Write the \`path\` of a page, such as ${addresses[0] ?? '/'}.`,
  };
}

function foreignLink(url: string, { locale }: Outline, target: Outline, targets: Targets): Words {
  const [path] = [...targets.pages].find(
    ([, page]) => page.name === target.name && page.locale === locale,
  ) ?? [undefined];
  return {
    message: `The link ${url} leads to a page in the other language.`,
    advice: path ? `Write ${path}.` : 'Translate that page, or leave the link out.',
  };
}

function anchorFault(url: string, anchor: string, { anchors }: Outline): Words | undefined {
  const known = anchors?.map(({ id }) => id);
  // Where a body cannot be read, nothing is known of its anchors.
  if (!known || known.includes(anchor)) return undefined;
  const meant = nearest(anchor, known);
  return {
    message: `The link ${url} leads to a section that does not exist.`,
    advice: meant ? `Write #${meant}.` : `The sections of that page are: ${known.join(', ')}.`,
  };
}
