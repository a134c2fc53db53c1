import type { ReactNode } from 'react';
import { DemoLink } from '@/components/layout/demo-link';
import type { BlockContext } from '@/lib/block-context';
import { fill } from '@/lib/format';
import { homePath } from '@/lib/locale';

/* What `lib/mdx/contents.mjs` puts around the sections of a page. Writers do not name these. */

type SectionsProps = {
  /** Whether the list of their headings comes first. */
  contents?: boolean;
  /** Whether the page ends in a call to action, which the bar then repeats. */
  demoBar?: boolean;
  children: ReactNode;
  context: BlockContext;
};

/** The home page has sections, but is read without a list of them. */
const isHome = ({ page }: BlockContext) => page.path === homePath[page.locale];

/** The sections of a page, in one element. */
export function Sections({ contents, demoBar, children, context }: SectionsProps) {
  const hasContents = contents && !isHome(context);
  const { type } = context.page;
  const classes = [
    'sections',
    hasContents && `contents-${type}`,
    // On a profession's page the list is a bar.
    hasContents && type !== 'Sector' && 'with-contents',
  ];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      {children}
      {demoBar && <DemoBar context={context} />}
    </div>
  );
}

type ContentsProps = {
  /** How many sections there are. */
  count: string;
  /** The list of their headings. */
  children: ReactNode;
  context: BlockContext;
};

/** The headings of a page: beside its sections on wide screens, folded above them on others. */
export function Contents({ count, children, context }: ContentsProps) {
  if (isHome(context)) return null;
  const { type } = context.page;
  const words = context.words.page;
  const title = fill(words.contents, { count });
  const isFile = type === 'Sector';
  return (
    <nav className="contents" aria-label={title}>
      <details>
        <summary>{title}</summary>
        <p className="contents-title">{isFile ? words.inspectionFile : title}</p>
        {children}
        {type !== 'Legal' && <DemoLink context={context} outlined={!isFile} />}
      </details>
    </nav>
  );
}

/** The way to the demo form at the foot of a phone's screen, while the sections are read. */
const DemoBar = ({ context }: { context: BlockContext }) => (
  <p className="demo-bar no-print">
    <DemoLink context={context} /> <span>{context.words.page.demoBar}</span>
  </p>
);
