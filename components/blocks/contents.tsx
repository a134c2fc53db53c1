import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { DemoLink } from '@/components/layout/demo-link';
import { type ContentPage, interfaceWords } from '@/lib/content';
import { fill } from '@/lib/format';
import { homePath } from '@/lib/locale';
import { nameOf } from './block-name';

/** A page with fewer sections is read without a list of them. */
const fewestSections = 4;

/** The body of a page with its sections in one element, after the list of their headings. */
export function withContents(body: ReactNode, page: ContentPage): ReactNode {
  if (!isValidElement(body) || body.type !== Fragment) return body;
  const blocks = childrenOf(body);
  const isSection = (block: ReactNode) => nameOf(block) === 'Section';
  const sections = blocks.filter(isSection);
  if (sections.length === 0) return body;
  const first = blocks.findIndex(isSection);
  const end = blocks.findLastIndex(isSection) + 1;
  const hasCallToAction = blocks.some((block) => nameOf(block) === 'CallToAction');
  const hasContents = sections.length >= fewestSections && page.path !== homePath[page.locale];
  return (
    <>
      {blocks.slice(0, first)}
      <div className={hasContents ? `sections with-contents contents-${page.type}` : 'sections'}>
        {hasContents && <Contents entries={sections.map(entryOf)} page={page} />}
        {blocks.slice(first, end)}
        {hasCallToAction && <DemoBar page={page} />}
      </div>
      {blocks.slice(end)}
    </>
  );
}

type Entry = { id: string; heading: string };

/** The headings of a page: beside its sections on wide screens, folded above them on others. */
function Contents({ entries, page }: { entries: Entry[]; page: ContentPage }) {
  const words = interfaceWords(page.locale).page;
  const title = fill(words.contents, { count: String(entries.length) });
  // Where the sections are what an inspection asks for, they are ticked off as one reads.
  const isFile = page.type === 'Sector' || page.type === 'StarterFile';
  return (
    <nav className="contents" aria-label={title}>
      <details>
        <summary>{title}</summary>
        <p className={isFile ? 'contents-title contents-file' : 'contents-title'}>
          {isFile ? words.inspectionFile : title}
        </p>
        <ol>
          {entries.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
        {page.type !== 'Legal' && <DemoLink locale={page.locale} />}
      </details>
    </nav>
  );
}

/** The way to the demo form at the foot of a phone's screen, while the sections are read. */
function DemoBar({ page }: { page: ContentPage }) {
  return (
    <p className="demo-bar">
      <DemoLink locale={page.locale} /> <span>{interfaceWords(page.locale).page.demoBar}</span>
    </p>
  );
}

function entryOf(section: ReactNode): Entry {
  const { id, children } = (section as ReactElement<{ id: string; children: ReactNode }>).props;
  const heading = Children.toArray(children).find((child) => nameOf(child) === 'h2');
  return { id, heading: wordsOf(heading) };
}

function wordsOf(node: ReactNode): string {
  if (isValidElement(node)) return childrenOf(node).map(wordsOf).join('');
  return typeof node === 'string' ? node : '';
}

const childrenOf = (element: ReactElement) =>
  Children.toArray((element as ReactElement<{ children?: ReactNode }>).props.children);
