'use client';

import { type FormEvent, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { OwnersWords } from '@/lib/content/schemas/interface';
import { fill } from '@/lib/format';
import type { Locale } from '@/lib/locale';
import type { DemoWay } from '../tool-demo';
import {
  CountryField,
  type Lead,
  ToolBasis,
  ToolField,
  ToolFields,
  ToolMessages,
  useTool,
} from '../tool-form';
import { calculate, type Outcome, problemsIn } from './calculation';
import { CaseActions } from './case-actions';
import { DrawnExample } from './drawn-example';
import { type Example, ExampleField } from './example-field';
import { LiveResult } from './live-result';
import { RowFields } from './row-fields';
import { emptyValues, filledRows, isSame, newRow, type Values } from './rows';
import { useCaseAddress } from './use-case-address';
import { useFocusLater } from './use-focus-later';
import { verdictUnder } from './verdict';

/** JSON only, because an island's props travel in the page. */
type CalculatorProps = {
  words: OwnersWords;
  locale: Locale;
  /** Address of the statement that a result fills in, if there is one. */
  template?: string | undefined;
  /** Where a demo is asked for, if the site has such a page. */
  demo?: DemoWay | undefined;
  /** The worked cases of the page, to start from. */
  examples: Example[];
};

/** The calculator of beneficial owners. Nothing leaves the browser: there is no address to post to. */
export function Calculator({ words, locale, template, demo, examples }: CalculatorProps) {
  const calculated = useRef<Outcome>(undefined);
  const form = useForm<Values>({
    defaultValues: emptyValues(),
    resolver: (values) => {
      const outcome = calculate(values, words, locale);
      if ('errors' in outcome) return { values: {}, errors: outcome.errors };
      calculated.current = outcome;
      return { values, errors: {} };
    },
    shouldFocusError: false,
  });
  const [outcome, setOutcome] = useState<Outcome>();
  const [chosen, choose] = useState(0);
  const example = examples[chosen];
  const tool = useTool();
  const { status, say, fail } = tool;
  const focusLater = useFocusLater();
  const values = useWatch({ control: form.control }) as Values;
  const { rows, votesDiffer } = values;
  const ids = Object.keys(rows);
  const hasCase = filledRows(rows).length > 0;
  // On a phone the second line waits until the first is begun, or another is asked for.
  const isWaiting = (index: number) => !hasCase && index === 1 && ids.length === 2;
  const [withNames, setWithNames] = useCaseAddress(
    values,
    words,
    (given, isLink) => load(given, isLink ? 'focus' : undefined),
    () => fail(words.linkFailed),
  );

  const submit = (lead: Lead, event?: FormEvent) =>
    form.handleSubmit(
      () => {
        setOutcome(calculated.current);
        tool.showResult(lead);
      },
      () => {
        setOutcome(undefined);
        tool.refuse();
      },
    )(event);

  /** A change to the figures removes the result, and a screen reader says so. */
  function change() {
    setOutcome(undefined);
    if (outcome) say(words.outdated);
    else if (status !== words.outdated) say('');
  }

  /** Calculates a case, and leads whoever asked for it to the result. */
  function load(given: Values, lead: Lead = 'scroll') {
    form.reset(given);
    submit(lead);
  }

  function clear() {
    form.reset(emptyValues());
    setOutcome(undefined);
    setWithNames(false);
    say(words.cleared);
    focusLater('owners-client');
  }

  function addRow() {
    const id = `r${Math.max(0, ...ids.map((name) => Number(name.slice(1)))) + 1}`;
    form.setValue(`rows.${id}`, { ...newRow });
    focusLater(`owners-${id}-name`);
  }

  function removeRow(id: string) {
    const { [id]: removed, ...others } = form.getValues('rows');
    // Holdings in the company of this line move to another line of the same company, if there is one.
    const same = Object.keys(others).find(
      (other) => removed && others[other] && isSame(others[other].name, removed.name),
    );
    for (const row of Object.values(others)) if (row.of === id) row.of = same ?? '';
    form.reset({ ...form.getValues(), rows: others });
    setOutcome(undefined);
    const number = ids.indexOf(id) + 1;
    say([fill(words.removed, { number }), outcome && words.outdated].filter(Boolean).join(' '));
    // Focus the name, not the Remove button: a second Enter would remove this line too.
    focusLater(`owners-${ids[number] ?? ids[number - 2]}-name`);
  }

  return (
    <form
      className="form tool-form"
      aria-label={words.title}
      onSubmit={(event) => submit('scroll', event)}
      onChange={change}
      noValidate
    >
      <ToolFields
        legend={words.structure}
        problems={problemsIn(form.formState.errors)}
        entered={
          outcome && (
            <>
              <strong>{outcome.result.client.name}</strong>{' '}
              <span className="small">
                {fill(words.entered, { count: filledRows(rows).length })}
              </span>
            </>
          )
        }
        {...{ tool, words, locale }}
      >
        <ExampleField {...{ words, examples, chosen, choose, load }} />
        <div className="tool-part owners-case">
          <ToolField id="owners-client" label={words.client} optional={words.optional}>
            <input id="owners-client" type="text" autoComplete="off" {...form.register('client')} />
          </ToolField>
          <CountryField
            id="owners-country"
            label={words.country}
            names={words.countries}
            {...form.register('country', { onChange: () => outcome && submit(undefined) })}
          />
          <div className="field field-tick">
            <input type="checkbox" id="owners-votes" {...form.register('votesDiffer')} />
            <label htmlFor="owners-votes">{words.votesDiffer}</label>
          </div>
        </div>
        {ids.map((id, index) => (
          <RowFields
            key={id}
            {...{ id, form, rows, votesDiffer, words }}
            number={index + 1}
            isWaiting={isWaiting(index)}
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
      </ToolFields>
      <p className="visually-hidden" role="status">
        {outcome && <span key={tool.results}>{announcementOf(outcome)}</span>}
      </p>
      <div className="tool-live" id="owners-result">
        {outcome && (
          <LiveResult
            {...{ outcome, words, locale, template, demo, fail }}
            heading={tool.heading}
          />
        )}
      </div>
      {/* A case can be opened at any time, and kept once there is one. */}
      <fieldset
        className={hasCase ? 'tool-fields tool-part tool-kept' : 'tool-fields'}
        disabled={!tool.hydrated}
      >
        <legend className={hasCase ? 'part-title' : 'visually-hidden'}>{words.keep}</legend>
        <CaseActions {...{ values, hasCase, words, withNames, setWithNames, load, clear, tool }} />
        <ToolMessages tool={tool} />
      </fieldset>
      {!outcome && example && <DrawnExample {...{ ...example, words, locale }} />}
      <ToolBasis words={words}>
        <p>{words.basis[values.country]}</p>
        <p>{words.limits}</p>
      </ToolBasis>
    </form>
  );
  function announcementOf({ result }: Outcome) {
    return fill(words.announcement, {
      today: verdictUnder('today', { result, words, locale }),
      from2027: verdictUnder('from2027', { result, words, locale }),
    });
  }
}
