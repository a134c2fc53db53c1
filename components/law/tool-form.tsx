import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { ErrorSummary } from '@/components/forms/error-summary';
import { type Country, countries } from '@/lib/countries';
import { colonIn, type Locale } from '@/lib/locale';

/* What the forms share that work something out in the browser: their fields wait, disabled, for the script. */

/** How to bring a result into view: scroll for a submit, move the focus for a link. */
export type Lead = 'scroll' | 'focus' | undefined;

/** Where such a form stands: what it said last, and how often it was asked. */
export function useTool() {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const [{ status, error }, setMessage] = useState({ status: '', error: '' });
  const [attempts, setAttempts] = useState(0);
  // Remounts the live region: a screen reader ignores text that has not changed.
  const [results, setResults] = useState(0);
  // On a phone the fields fold once they have a result, but while somebody types in them or asks for them again.
  const [isEditing, setEditing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const lead = useRef<Lead>(undefined);
  useEffect(() => {
    if (results === 0 || !lead.current) return;
    heading.current?.scrollIntoView();
    // The button that asked for it may have been folded with the fields.
    const isFolded = document.activeElement?.getClientRects().length === 0;
    if (lead.current === 'focus' || isFolded) heading.current?.focus({ preventScroll: true });
  }, [results]);
  const say = (text: string) => setMessage({ status: text, error: '' });
  const fail = (text: string) => setMessage({ status: '', error: text });
  return {
    ...{ hydrated, status, error, attempts, results, isEditing, say, fail },
    /** The heading of the result. */
    heading,
    /** Copies the address of the page with a fragment; in a frame of another site, that of the whole page. */
    async copy(fragment: string, words: Record<'copied' | 'copyFailed', string>) {
      const page = location.origin + location.pathname.replace('/embed/', '/') + location.search;
      try {
        await navigator.clipboard.writeText(page + fragment);
        say(words.copied);
      } catch {
        fail(words.copyFailed);
      }
    },
    /** Counts a result, and leads to its heading. */
    showResult(by: Lead) {
      lead.current = by;
      if (by) setEditing(document.activeElement?.matches('input, select') ?? false);
      setResults((count) => count + 1);
      setMessage({ status: '', error: '' });
    },
    /** Counts an attempt that found something wrong in the fields. */
    refuse: () => setAttempts((count) => count + 1),
    /** Unfolds the fields of a result, and leads to the first of them once it is drawn. */
    edit({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
      setEditing(true);
      requestAnimationFrame(() => form?.querySelector<HTMLElement>('.tool-entry select')?.focus());
    },
  };
}

export type Tool = ReturnType<typeof useTool>;

type Words = Record<'title' | 'rule' | 'needsScript' | 'error' | 'errorSummary' | 'edit', string>;

type FieldsProps = {
  tool: Tool;
  words: Words;
  locale: Locale;
  legend: string;
  problems: { id: string; message: string }[];
  /** What a result was found for, in a line: on a phone it takes the place of the fields. */
  entered?: ReactNode;
  children: ReactNode;
};

/** The head of the form, what is wrong in its fields, and the fields. */
export const ToolFields = ({ tool, words, locale, ...props }: FieldsProps) => (
  <>
    <div className="form-head">
      <h3>{words.title}</h3>
      <p className="small">{words.rule}</p>
    </div>
    <p className="tool-needs-script" hidden={tool.hydrated}>
      {words.needsScript}
    </p>
    <fieldset className="tool-fields" disabled={!tool.hydrated}>
      <legend className="visually-hidden">{props.legend}</legend>
      <ErrorSummary
        title={words.errorSummary}
        prefix={words.error + colonIn(locale)}
        problems={props.problems}
        attempts={tool.attempts}
      />
      {props.entered && !tool.isEditing && (
        <p className="tool-entered row">
          <span>{props.entered}</span>
          <button className="button-quiet" type="button" onClick={tool.edit}>
            {words.edit}
          </button>
        </p>
      )}
      <div className="tool-entry">{props.children}</div>
    </fieldset>
  </>
);

/** What was done, and what failed: each in a live region that was there before its words. */
export const ToolMessages = ({ tool: { status, error } }: { tool: Tool }) => (
  <>
    <p className="tool-said" role="status">
      {status}
    </p>
    <p className="tool-said" role="alert">
      {error}
    </p>
  </>
);

type FieldProps = {
  id: string;
  label: string;
  /** The word for it, where it may stay empty. */
  optional?: string;
  className?: string;
  /** What is wrong with it. */
  problem?: string | undefined;
  /** Its control. */
  children: ReactNode;
};

/** A field with its label and what is wrong with it. */
export const ToolField = ({ id, label, optional, className, problem, children }: FieldProps) => (
  <div className={className ? `field ${className}` : 'field'}>
    <label htmlFor={id}>
      {label}
      {optional && <span className="field-optional small"> ({optional})</span>}
    </label>
    {children}
    {problem && (
      <p className="field-error" id={`${id}-error`}>
        {problem}
      </p>
    )}
  </div>
);

type CountryProps = ComponentProps<'select'> & {
  id: string;
  label: string;
  names: Record<Country, string>;
};

/** Whose law is applied. */
export const CountryField = ({ label, names, ...control }: CountryProps) => (
  <ToolField id={control.id} label={label}>
    <select {...control}>
      {countries.map((country) => (
        <option key={country} value={country}>
          {names[country]}
        </option>
      ))}
    </select>
  </ToolField>
);

type ExampleProps = { label: string; title: string; note: string; children: ReactNode };

/** What an example comes to, where the result will stand. */
export const ToolExample = ({ label, title, note, children }: ExampleProps) => (
  <div className="tool-example" aria-hidden="true">
    <p className="row">
      <span className="chip">{label}</span> <span className="part-title">{title}</span>
    </p>
    <p className="small">{note}</p>
    {children}
  </div>
);

type BasisProps = {
  words: Record<'method' | 'preparedBy' | 'reviewedBy', string>;
  children?: ReactNode;
};

/** What a printed result rests on, and who signs it; on paper only. */
export const ToolBasis = ({ words, children }: BasisProps) => (
  <div className="tool-basis">
    <p>{words.method}</p>
    {children}
    <p className="tool-signatures">
      <span>{words.preparedBy}</span> <span>{words.reviewedBy}</span>
    </p>
  </div>
);
