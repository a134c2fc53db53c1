import type { ReactNode } from 'react';
import { Pictogram } from '@/components/layout/pictogram';
import { type ContentPage, interfaceText, sectorsIn } from '@/lib/content';

const yachting = 'sectors/yachting-industries';

type Props = {
  /** The French page's note on yachting, which stands there instead of a link. */
  children?: ReactNode;
  page: ContentPage;
};

/** The regulated professions, each a line that leads to its page. */
export function Professions({ children, page }: Props) {
  const linked = sectorsIn(page.locale).filter(({ name }) => !(children && name === yachting));
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
