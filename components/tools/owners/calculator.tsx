'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ErrorSummary } from '@/components/forms/error-summary';
import { beneficialOwners, type Result } from '@/lib/beneficial-owners';
import { fill, formatDate } from '@/lib/format';
import type { Locale } from '@/lib/locale';
import type { OwnersWords } from '@/lib/tool-words-schema';
import { OwnersResult, verdictUnder } from './result';
import { RowFields } from './row-fields';
import {
  caseOf,
  emptyValues,
  faultsIn,
  newRow,
  type Values,
  valuesOf,
  valuesSchema,
} from './schema';
import { type Case, isSame, structureOf } from './structure';

/** JSON only, because an island's props travel in the page. */
export type CalculatorProps = {
  words: OwnersWords;
  locale: Locale;
  /** The worked cases of the page, to start from. */
  examples: (Case & { title: string })[];
};

/**
 * The calculator of beneficial owners. Nothing leaves the browser: there is no address to post to, so
 * the fields wait, disabled, for the script that calculates.
 */
export function Calculator(props: CalculatorProps) {
  const { words, locale, examples } = props;
  const form = useForm<Values>({
    defaultValues: emptyValues(),
    resolver: standardSchemaResolver(valuesSchema(words, locale)),
    shouldFocusError: false,
  });
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const [result, setResult] = useState<Result>();
  const [attempts, setAttempts] = useState(0);
  const focusLater = useFocusLater();
  const example = useRef<HTMLSelectElement>(null);
  const rows = useWatch({ control: form.control, name: 'rows' });
  const ids = Object.keys(rows);

  const calculate = form.handleSubmit(
    (values) => {
      const output = beneficialOwners(structureOf(caseOf(values, words)));
      if (!('problems' in output)) setResult(output);
    },
    () => setAttempts((count) => count + 1),
  );

  function addRow() {
    const id = `r${Math.max(0, ...ids.map((name) => Number(name.slice(1)))) + 1}`;
    form.setValue(`rows.${id}`, { ...newRow });
    focusLater(`owners-${id}-name`);
  }

  function removeRow(id: string) {
    const { [id]: removed, ...others } = form.getValues('rows');
    // What is held in the company of this line is held in the same company of another, if there is one.
    const same = Object.keys(others).find(
      (other) => removed && others[other] && isSame(others[other].name, removed.name),
    );
    for (const row of Object.values(others)) if (row.of === id) row.of = same ?? '';
    form.reset({ client: form.getValues('client'), rows: others });
    setResult(undefined);
    const next = ids[ids.indexOf(id) + 1] ?? ids[ids.indexOf(id) - 1];
    focusLater(next ? `owners-${next}-remove` : 'owners-add');
  }

  function loadExample() {
    const chosen = examples[Number(example.current?.value)];
    if (!chosen) return;
    form.reset(valuesOf(chosen));
    calculate();
  }

  return (
    <form
      className="form owners-form"
      aria-label={words.title}
      onSubmit={calculate}
      onChange={() => setResult(undefined)}
      noValidate
    >
      <div className="form-head">
        <h3>{words.title}</h3>
        <p className="small">{words.rule}</p>
      </div>
      <p className="owners-needs-script" hidden={awake}>
        {words.needsScript}
      </p>
      <fieldset className="owners-fields" disabled={!awake}>
        <legend className="visually-hidden">{words.title}</legend>
        <ErrorSummary
          title={words.errorSummary}
          faults={faultsIn(form.formState.errors)}
          attempts={attempts}
        />
        <ExampleField {...props} select={example} load={loadExample} />
        <div className="field">
          <label htmlFor="owners-client">{words.client}</label>
          <input id="owners-client" type="text" autoComplete="off" {...form.register('client')} />
        </div>
        {ids.map((id, index) => (
          <RowFields
            key={id}
            id={id}
            number={index + 1}
            form={form}
            rows={rows}
            words={words}
            remove={() => removeRow(id)}
          />
        ))}
        <p className="actions">
          <button className="button button-outlined" type="button" id="owners-add" onClick={addRow}>
            {words.add}
          </button>
          <button className="button" type="submit">
            {words.calculate}
          </button>
        </p>
      </fieldset>
      <p className="visually-hidden" role="status">
        {result && announcementOf(result)}
      </p>
      <div className="owners-live">
        {result && (
          <>
            <h3>{fill(words.result, { client: result.client.name })}</h3>
            <p className="small">
              {fill(words.calculatedOn, { date: formatDate(today(), locale) })} {words.caution}
            </p>
            <OwnersResult result={result} words={words} locale={locale} />
            <button className="button-quiet" type="button" onClick={() => print()}>
              {words.print}
            </button>
          </>
        )}
      </div>
    </form>
  );

  function announcementOf(result: Result) {
    return fill(words.announcement, {
      today: verdictUnder('today', result, words, locale),
      from2027: verdictUnder('from2027', result, words, locale),
    });
  }
}

type ExampleProps = CalculatorProps & {
  select: RefObject<HTMLSelectElement | null>;
  load: () => void;
};

/** A case of the page to start from. */
function ExampleField({ words, examples, select, load }: ExampleProps) {
  return (
    <div className="field owners-start">
      <label htmlFor="owners-example">{words.startFrom}</label>
      <div className="owners-example">
        <select id="owners-example" ref={select}>
          {examples.map(({ title }, index) => (
            <option key={title} value={index}>
              {title}
            </option>
          ))}
        </select>
        <button className="button button-outlined" type="button" onClick={load}>
          {words.load}
        </button>
      </div>
    </div>
  );
}

/** Moves the focus to an element that the next render makes. */
function useFocusLater() {
  const target = useRef('');
  useEffect(() => {
    if (target.current) document.getElementById(target.current)?.focus();
    target.current = '';
  });
  return (id: string) => {
    target.current = id;
  };
}

/** The visitor's day, as an ISO date. */
function today() {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString();
}
