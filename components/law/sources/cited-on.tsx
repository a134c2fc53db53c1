import { Fragment } from 'react';
import type { BlockContext } from '@/lib/block-context';
import type { ContentPage } from '@/lib/content';
import { professionOf } from '@/lib/content/front-matter';

type Props = { pages: ContentPage[]; context: BlockContext; label?: string };

/** Links to the pages that cite a text. The pages of a profession are one link, all professions too. */
export function CitedOn({ pages, context, label }: Props) {
  const links = linksTo(pages, context);
  if (links.length === 0) return null;
  return (
    <span className="cited small" data-markdown="separate">
      {label && `${label} `}
      {links.map(({ path, label: name }, index) => (
        <Fragment key={path}>
          {index > 0 && ', '}
          <a href={path}>{name}</a>
        </Fragment>
      ))}
    </span>
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
    return first ? [{ path: first.path, label: sector.navTitle }] : [];
  });
  const rest = others
    .filter((other) => !sectors.some((sector) => professionOf(sector) === professionOf(other)))
    .map(({ path, navTitle }) => ({ path, label: navTitle }));
  const { allProfessions } = words.sources;
  return [
    ...(professions.length === sectors.length
      ? [{ path: '#trades', label: allProfessions }]
      : professions),
    ...rest,
  ];
}
