import { Feed } from 'feed';
import { interfaceWords, isEarlierVersion, pageNamed, pages, site } from '@/lib/content';
import type { Change } from '@/lib/content/front-matter';
import { formatPartialDate } from '@/lib/format';
import type { Locale } from '@/lib/locale';
import { feedPath } from '@/lib/seo';
import { siteTag } from '@/lib/site-tag';
import { absoluteUrl } from '@/lib/urls';

/**
 * What changed in what the pages of a language say of the law, newest first, in Atom (RFC 4287).
 * @returns undefined where nothing has changed yet
 */
export function feedOf(locale: Locale): string | undefined {
  const entries = pages
    .filter((page) => page.locale === locale && !isEarlierVersion(page))
    .flatMap((page) =>
      page.changes.map((change, _, changes) => ({
        page,
        change,
        ordinal: ordinalOf(change, changes),
      })),
    )
    .sort((a, b) => b.change.date.localeCompare(a.change.date));
  const [newest] = entries;
  if (!newest) return undefined;
  const self = absoluteUrl(feedPath(locale));
  const feed = new Feed({
    id: `tag:${siteTag},2026:feed/${locale}`,
    feed: self,
    title: interfaceWords(locale).changes.feedTitle,
    link: absoluteUrl(pageNamed('pages/home', locale)?.path ?? '/'),
    updated: new Date(newest.change.date),
    author: { name: site.brand },
    copyright: '',
    generator: false,
  });
  for (const { page, change, ordinal } of entries)
    feed.addItem({
      id: `tag:${siteTag},${change.date}:${page.name}.${locale}/${ordinal}`,
      link: absoluteUrl(page.path),
      // The change itself, because a list of entries shows titles only.
      title: `${page.navTitle} · ${change.text}`,
      date: new Date(change.date),
      ...detailsOf(change, locale),
    });
  // The library has no option for the language.
  return feed.atom1().replace('<feed ', `<feed xml:lang="${locale}" `);
}

/** The rule before and after, since when and who has to act, where the change says so. */
function detailsOf({ old, new: since, ...change }: Change, locale: Locale) {
  const words = interfaceWords(locale).changes;
  const lines = [
    [words.old, old],
    [words.new, since],
    [words.article, change.article],
    [words.since, change.since && formatPartialDate(change.since, locale)],
    [words.who, change.who],
  ].flatMap(([label, value]) => (value ? [`${label} ${value}`] : []));
  return lines.length > 0 ? { description: lines.join('\n') } : {};
}

/** The place of a change among those of its day, the oldest first: later ones do not move it. */
function ordinalOf(change: Change, changes: Change[]): number {
  const sameDay = changes.filter(({ date }) => date === change.date);
  return sameDay.length - sameDay.indexOf(change);
}
