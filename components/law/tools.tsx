import type { ReactNode } from 'react';
import type * as z from 'zod';
import { Pictogram } from '@/components/layout/pictogram';
import {
  type ContentPage,
  glossary,
  interfaceWords,
  pageNamed,
  professionOf,
  sectorsIn,
} from '@/lib/content';
import { fill, formatDate } from '@/lib/format';
import { citedCounts } from '@/lib/law/cited';
import { deadlinesOf, professionAnchor, stageOf } from '@/lib/law/deadlines';
import type { Locale } from '@/lib/locale';
import { namedLinks } from '@/lib/navigation';
import type { professionToolsProps, toolProps } from './tools.props';

type OfPage = { page: ContentPage };
type ToolProps = z.infer<typeof toolProps> & OfPage & { children: ReactNode };

/** A tool in the list of all: its name leads to it, over it stands what it holds. */
export function Tool({ tool: name, children, page }: ToolProps) {
  const tool = pageNamed(`pages/${name}`, page.locale);
  if (!tool) return null;
  const sample = interfaceWords(page.locale).tools.samples[name];
  return (
    <li className="entry tool">
      <h3>
        <a href={tool.path}>{tool.navTitle}</a>
      </h3>
      <div>{children}</div>
      {sample && <p className="tool-sample">{fill(sample, countsOf(page.locale))}</p>}
    </li>
  );
}

/** What the tools hold, by the names that `tools.samples` of `interface.*.yml` may use. */
function countsOf(locale: Locale) {
  const next = deadlinesOf(locale).find((deadline) => stageOf(deadline) === 'coming');
  return {
    professions: sectorsIn(locale).length,
    next: next?.date ? formatDate(next.date, locale) : '',
    ...citedCounts(locale),
    terms: Object.keys(glossary(locale)).length,
  };
}

/** What exists for a profession: its questionnaire, its starter file, the deadlines, its page. */
export function ProfessionTools({
  profession,
  page,
}: z.infer<typeof professionToolsProps> & OfPage) {
  const words = interfaceWords(page.locale).tools;
  const sector = sectorsIn(page.locale).find((candidate) => professionOf(candidate) === profession);
  const deadlines = pageNamed('pages/deadlines', page.locale)?.path;
  const links = namedLinks(page.locale, [
    [`scope/${profession}`, words.scope],
    [`starter-files/${profession}`, words.starterFile],
    ['pages/deadlines', words.deadlines],
    [`sectors/${profession}`, words.sector],
  ]).filter(({ path }) => path !== page.path);
  if (links.length === 0) return null;
  return (
    <ul className="profession-tools">
      {links.map(({ path, label }) => (
        <li key={path}>
          <a href={path === deadlines && sector ? `${path}#${professionAnchor(sector)}` : path}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A way to the page of every profession. */
export function ProfessionLinks({ page }: OfPage) {
  return (
    <ul className="profession-links">
      {sectorsIn(page.locale).map(({ name, path, navTitle }) => (
        <li key={name}>
          <a href={path}>
            <Pictogram name={name} />
            {navTitle}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The same for every profession. */
export function ToolsByProfession({ page }: OfPage) {
  return (
    <ul className="tools-by-profession">
      {sectorsIn(page.locale).map((sector) => (
        <li key={sector.name}>
          <Pictogram name={sector.name} />
          <h3>{sector.navTitle}</h3>
          <ProfessionTools profession={professionOf(sector)} page={page} />
        </li>
      ))}
    </ul>
  );
}
