import type { ReactNode } from 'react';
import { Pictogram } from '@/components/layout/pictogram';
import type { BlockContext } from '@/lib/block-context';
import type { Sector } from '@/lib/content';

type ProfessionSectionProps = {
  sector: Sector;
  /** What stands beside the heading: files, the way back to all professions. */
  links: ReactNode;
  context: BlockContext;
  children: ReactNode;
};

/** What a list of dates says of one profession. Its address (`#avocats`) leaves the other professions out. */
export function ProfessionSection({ sector, links, context, children }: ProfessionSectionProps) {
  return (
    <section
      className="section unnumbered deadline-profession"
      id={context.content.professionAnchor(sector)}
    >
      <div className="text">
        <div className="deadline-profession-head">
          <h2>
            <Pictogram name={sector.name} /> {sector.navTitle}
          </h2>
          {links}
        </div>
        {children}
      </div>
    </section>
  );
}
