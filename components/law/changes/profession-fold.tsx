import type { ReactNode } from 'react';
import { Fold } from '@/components/blocks/fold';
import { Pictogram } from '@/components/layout/pictogram';
import type { BlockContext } from '@/lib/block-context';
import type { Sector } from '@/lib/content';

type Props = {
  sector: Sector;
  /** What stays in sight while it is closed. */
  hint: ReactNode;
  context: BlockContext;
  children: ReactNode;
};

/** What a list of dates says of one profession. Its address (`#avocats`) opens it, and leaves the other professions out. */
export function ProfessionFold({ sector, hint, context, children }: Props) {
  return (
    <Fold
      className="deadline-profession"
      id={context.content.professionAnchor(sector)}
      summary={
        <h2>
          <Pictogram name={sector.name} /> {sector.navTitle}
        </h2>
      }
      hint={hint}
    >
      {children}
    </Fold>
  );
}
