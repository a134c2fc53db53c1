import type { ReactNode } from 'react';
import type { InterfaceWords } from '@/lib/content/schemas/interface';
import { fill } from '@/lib/format';

/** The address of the choice of the country. */
export const start = 'country';

export type Answer = { label: string; to: string; toLabel: string };

type StepProps = { address: string; id: string; kind?: string; children: ReactNode };

/** A step at one of its addresses. The Markdown page has only the copy whose address is its id. */
export function Step({ address, id, kind = '', children }: StepProps) {
  const byPath = address !== id;
  return (
    <section
      className={`scope-step ${kind} ${byPath ? 'scope-by-path' : ''}`.trim()}
      data-markdown={byPath ? 'none' : undefined}
    >
      {children}
    </section>
  );
}

type HeadingProps = {
  id: string;
  above: string;
  title: ReactNode;
  /** Its number among the questions, and how many there are at most. */
  asked?: { number: number; count: number };
};

/**
 * The heading of a step is what its address names: a screen reader starts there. The line above the heading
 * comes second in the HTML, so that the heading is said first.
 */
export function Heading({ id, above, title, asked }: HeadingProps) {
  return (
    <h2 id={id} tabIndex={-1}>
      <span>{title}</span> <span className="scope-above">{above}</span>
      {asked && (
        <span className="scope-asked" aria-hidden="true">
          {Array.from({ length: asked.count }, (_, index) => (
            <i className={index < asked.number ? 'is-asked' : undefined} key={`${index + 1}`} />
          ))}
        </span>
      )}
    </h2>
  );
}

/** The longest answer that is set large, in characters; a longer one is a sentence. */
const longestAnswer = 28;

/** The words of a verdict: the answer large, up to its first comma or colon, and the rest under it. */
export function Verdict({ title }: { title: string }) {
  const [, answer = title, mark = '', rest = ''] = /^([^:;,]+?)(\s*[:;,])\s(.+)$/.exec(title) ?? [];
  if (answer.length > longestAnswer) return title;
  return (
    <>
      <span className={answer.length > 10 ? 'scope-answer' : 'scope-answer scope-answer-short'}>
        {answer}
        <span className="visually-hidden">{mark}</span>
      </span>{' '}
      {rest}
    </>
  );
}

/** Links to the next steps; paper says where each leads. */
export function Answers({ answers }: { answers: Answer[] }) {
  return (
    <div className="answers">
      {answers.flatMap(({ label, to, toLabel }) => [
        ' ',
        <a href={`#${to}`} data-to={toLabel} key={label}>
          <span>{label}</span>
        </a>,
      ])}
    </div>
  );
}

type BackProps = { links: Map<string, string>; words: InterfaceWords['scope'] };

export function Back({ links, words }: BackProps) {
  return (
    <p className="scope-back">
      {[...links].flatMap(([address, label]) => [
        ' ',
        <a href={`#${address}`} key={address}>
          {fill(words.back, { step: label })}
        </a>,
      ])}
    </p>
  );
}
