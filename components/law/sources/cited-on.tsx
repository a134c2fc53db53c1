import { Fragment } from 'react';
import type { BlockContext } from '@/lib/block-context';
import type { ContentPage } from '@/lib/content';
import { professionOf } from '@/lib/content/front-matter';
import { fill } from '@/lib/format';

type Props = { pages: ContentPage[]; context: BlockContext };

/** Links to the pages that cite an article, folded if there are several. */
export function CitedOn({ pages, context }: Props) {
  const links = linksTo(pages, context);
  if (links.length === 0) return;
  if (links.length === 1)
    return (
      <span className="cited small" data-markdown="separate">
        <Links links={links} />
      </span>
    );
  return (
    <details className="cited references folded small">
      <summary>{citedOnPages(links, context)}</summary>
      <p>
        <Links links={links} />
      </p>
    </details>
  );
}

type Link = { path: string; label: string; pages: number };

export const Links = ({ links }: { links: Link[] }) =>
  links.map(({ path, label }, index) => (
    <Fragment key={path}>
      {index > 0 && ', '}
      <a href={path}>{label}</a>
    </Fragment>
  ));

export function citedOnPages(links: Link[], { words: { sources: words } }: BlockContext) {
  const count = links.reduce((sum, { pages }) => sum + pages, 0);
  return count > 1 ? fill(words.citedOnPages, { count }) : words.citedOnPage;
}

/** The pages of a profession are one link, all professions too. */
export function linksTo(pages: ContentPage[], { page, words, content }: BlockContext): Link[] {
  const sectors = content.sectorsIn(page.locale);
  // The register itself cites nothing; the glossary is listed only where nothing else is.
  const others = pages.filter(
    ({ name }) => name !== page.name && !(name === 'pages/glossary' && pages.length > 1),
  );
  const professions = sectors.flatMap((sector) => {
    const [first] = others
      .filter((other) => professionOf(other) === professionOf(sector))
      .sort((a, b) => Number(b === sector) - Number(a === sector));
    return first ? [{ path: first.path, label: sector.navTitle, pages: 1 }] : [];
  });
  const rest = others
    .filter((other) => !sectors.some((sector) => professionOf(sector) === professionOf(other)))
    .map(({ path, navTitle }) => ({ path, label: navTitle, pages: 1 }));
  const { allProfessions } = words.sources;
  return [
    ...(professions.length === sectors.length
      ? [{ path: '#trades', label: allProfessions, pages: professions.length }]
      : professions),
    ...rest,
  ];
}
