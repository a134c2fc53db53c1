import type { ReactNode } from 'react';
import { Pictogram } from '@/components/layout/pictogram';
import { type ContentPage, interfaceText, sectorsIn } from '@/lib/content';

const yachting = 'sectors/yachting-industries';

type Props = {
  /** File names of the professions, in the order of their lines. */
  order: string[];
  /** The French page's note on yachting, which stands there instead of a link. */
  children?: ReactNode;
  page: ContentPage;
};

/**
 * The regulated professions, each a line that leads to its page.
 * @throws Error where a name is no profession's.
 */
export function Professions({ order, children, page }: Props) {
  const sectors = new Map(sectorsIn(page.locale).map((sector) => [sector.name, sector]));
  const linked = order.map((file) => {
    const sector = sectors.get(`sectors/${file}`);
    if (!sector)
      throw new Error(`${page.path}: Professions names "${file}", which is no profession.`);
    return sector;
  });
  return (
    <ul className="professions">
      {linked.map((sector) => (
        <li key={sector.name}>
          <a className="profession" href={sector.path}>
            <Pictogram name={sector.name} />
            <span className="profession-name">{sector.navTitle}</span>
            <span className="profession-summary">{sector.summary}</span>
            <span className="profession-refs">{sector.reference}</span>
          </a>
        </li>
      ))}
      {children && (
        <li className="profession profession-note">
          <Pictogram name={yachting} />
          <span className="profession-name">{interfaceText(page.locale).page.noteOnYachting}</span>
          <div className="profession-summary">{children}</div>
        </li>
      )}
    </ul>
  );
}
