import { Fragment } from 'react';
import type { BlockContext } from '@/lib/block-context';
import type { ContentPage } from '@/lib/content';
import { professionOf } from '@/lib/content/front-matter';
import { fill } from '@/lib/format';

type Props = { pages: ContentPage[]; context: BlockContext; label?: string };

/** Links to the pages that cite a text, folded if there are several. The pages of a profession are one link, all professions too. */
export function CitedOn({ pages, context, label }: Props) {
  const links = linksTo(pages, context);
  const names = links.map(({ path, label: name }, index) => (
    <Fragment key={path}>
      {index > 0 && ', '}
      <a href={path}>{name}</a>
    </Fragment>
  ));
  if (links.length < 2)
    return (
      names[0] && (
        <span className="cited small" data-markdown="separate">
          {label && `${label} `}
          {names}
        </span>
      )
    );
  const count = links.reduce((sum, link) => sum + link.pages, 0);
  return (
    <details className="cited references folded small">
      <summary>{fill(context.words.sources.citedOnPages, { count })}</summary>
      <p>{names}</p>
    </details>
  );
}

function linksTo(pages: ContentPage[], { page, words, content }: BlockContext) {
  const sectors = content.sectorsIn(page.locale);
  // The register itself cites nothing; the glossary is named for what stands there alone.
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
