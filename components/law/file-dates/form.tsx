'use client';

import { type FormEvent, useState } from 'react';
import type { FileDatesWords } from '@/lib/content/schemas/interface';
import type { Country } from '@/lib/countries';
import { fill, formatDate, formatShortDate } from '@/lib/format';
import { dayOfLaw } from '@/lib/law/calendar-days';
import { dueDates, type FileDays, type Start, starts, startsIn } from '@/lib/law/file-dates';
import type { Locale } from '@/lib/locale';
import { download } from '../download';
import type { DemoWay } from '../tool-demo';
import {
  CountryField,
  type Lead,
  ToolBasis,
  ToolExample,
  ToolField,
  ToolFields,
  ToolMessages,
  useTool,
} from '../tool-form';
import { useAddress } from '../use-address';
import { fileCalendar, toCome } from './calendar';
import { DatesList } from './dates-list';
import { DayField } from './day-field';
import { daysIn, fragmentOf, start as fragmentStart } from './fragment';
import { Result } from './result';
import { daysOf, fieldId, type Problem, problemsIn, type Values } from './values';
import type { CountryNames } from './words';

/** JSON only, because an island's props travel in the page. */
type FileDatesProps = {
  words: FileDatesWords;
  names: CountryNames;
  locale: Locale;
  /** Days that a visitor may try it with, and what they come to on a day. */
  example: FileCase & { title: string; readOn: string };
  /** Where a demo is asked for, if the site has such a page. */
  demo?: DemoWay | undefined;
};

type FileCase = { country: Country; days: FileDays };

const empty: Values = { country: 'FR', reference: '', days: {} };
const groups = [...new Set(Object.values(starts))];
/** The group of one trade. */
const tradeGroup = 'domiciliation';

/** Works out the days that the law sets in a file. Nothing leaves the browser: there is no address to post to. */
export function FileDatesForm({ words, names, locale, example, demo }: FileDatesProps) {
  const [values, setValues] = useState(empty);
  /** The values behind the result; undefined once one of them has changed. */
  const [submitted, setSubmitted] = useState<Values>();
  const [problems, setProblems] = useState<Problem[]>([]);
  /** Whether the days of one trade are in sight; few files have them. */
  const [isTradeOpen, setTradeOpen] = useState(false);
  const tool = useTool();
  const { say, fail } = tool;
  const days = daysOf(values);
  const fragment = fragmentOf(values.country, days);
  const dates = submitted && dueDates(daysOf(submitted), submitted.country);
  const today = dayOfLaw();
  const ahead = dates ? toCome(dates, today) : [];
  const fileName = submitted?.reference.trim() ?? '';

  useAddress(fragment, fragmentStart, (hash, isLink) => {
    const saved = daysIn(hash);
    if (!saved) return;
    if (saved === 'unreadable') return fail(words.linkFailed);
    count(valuesOf(saved), isLink ? 'focus' : undefined);
  });

  function valuesOf({ country, days: given }: FileCase): Values {
    const typedDays = Object.entries(given).map(([start, day]) => [
      start,
      formatShortDate(day, locale),
    ]);
    return { ...empty, country, days: Object.fromEntries(typedDays) };
  }

  function count(given: Values, lead: Lead) {
    const newProblems = problemsIn(given, words);
    const isFolded = (start: Start) => starts[start] === tradeGroup && given.days[start];
    if (startsIn(given.country).some(isFolded)) setTradeOpen(true);
    setValues(given);
    setProblems(newProblems);
    setSubmitted(newProblems.length === 0 ? given : undefined);
    if (newProblems.length > 0) tool.refuse();
    else tool.showResult(lead);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    count(values, 'scroll');
  }

  function change(changed: Partial<Values>) {
    setValues({ ...values, ...changed });
    setSubmitted(undefined);
    say('');
  }

  function clear() {
    setValues(empty);
    setSubmitted(undefined);
    setProblems([]);
    say(words.cleared);
    // Once the fields, which a result folds, are there again.
    requestAnimationFrame(() => document.getElementById('dates-country')?.focus());
  }

  const save = () =>
    download(
      words.fileName,
      'ics',
      fileCalendar(ahead, { words, names, locale, reference: fileName }),
    );

  const countryStarts = startsIn(values.country);
  const field = (start: Start) => (
    <DayField
      key={start}
      id={fieldId(start)}
      label={words.starts[start]}
      format={words.dayFormat}
      value={values.days[start] ?? ''}
      problem={problems.find((problem) => problem.start === start)?.message}
      change={(text) => change({ days: { ...values.days, [start]: text } })}
    />
  );

  const reference = (
    <>
      <ToolField id="dates-reference" label={words.reference} optional={words.optional}>
        <input
          id="dates-reference"
          type="text"
          autoComplete="off"
          maxLength={60}
          aria-describedby="dates-reference-hint"
          value={values.reference}
          onChange={({ target }) => change({ reference: target.value })}
        />
      </ToolField>
      <p className="small" id="dates-reference-hint">
        {words.referenceHint}
      </p>
    </>
  );

  return (
    <form className="form tool-form" aria-label={words.title} onSubmit={submit} noValidate>
      <ToolFields
        legend={words.title}
        entered={
          submitted && (
            <>
              <strong>{names[submitted.country]}</strong>{' '}
              <span className="small">
                {fill(words.entered, { count: Object.keys(daysOf(submitted)).length })}
              </span>
            </>
          )
        }
        {...{ tool, words, locale, problems }}
      >
        <div className="tool-start">
          <CountryField
            id="dates-country"
            label={words.country}
            names={names}
            value={values.country}
            onChange={({ target }) => change({ country: target.value as Country })}
          />
          <button
            className={fragment ? 'button-quiet' : 'button button-outlined'}
            type="button"
            onClick={() => count(valuesOf(example), 'scroll')}
          >
            {words.loadExample}
          </button>
        </div>
        {groups
          .filter((group) => countryStarts.some((start) => starts[start] === group))
          .map((group) => {
            const fields = (
              <div className="dates-row">
                {countryStarts.filter((start) => starts[start] === group).map(field)}
                {group === groups[0] && reference}
              </div>
            );
            return group === tradeGroup ? (
              <details
                className="details"
                key={group}
                open={isTradeOpen}
                onToggle={({ currentTarget }) => setTradeOpen(currentTarget.open)}
              >
                <summary>{words.groups[group]}</summary>
                <fieldset>
                  <legend className="visually-hidden">{words.groups[group]}</legend>
                  {fields}
                </fieldset>
              </details>
            ) : (
              <fieldset className="tool-part" key={group}>
                <legend className="part-title">{words.groups[group]}</legend>
                {group === groups[0] && (
                  <p className="small" id="dates-hint">
                    {words.hint}
                  </p>
                )}
                {fields}
              </fieldset>
            );
          })}
        <p className="actions">
          {/* Once there is a result, what it leads to is the filled button. */}
          <button className={dates ? 'button button-outlined' : 'button'} type="submit">
            {words.calculate}
          </button>
        </p>
      </ToolFields>
      <p className="visually-hidden" role="status">
        {dates && (
          <span key={tool.results}>
            {fill(words.announcement, { count: dates.filter(({ day }) => day).length })}
          </span>
        )}
      </p>
      <div className="tool-live">
        {dates && (
          <Result
            {...{ dates, words, names, locale, save, demo }}
            heading={tool.heading}
            ahead={ahead}
            days={daysOf(submitted)}
            reference={fileName}
            today={today}
          />
        )}
      </div>
      <fieldset className="tool-fields tool-part" disabled={!tool.hydrated} hidden={!fragment}>
        <legend className="part-title">{words.keep}</legend>
        <div className="dates-kept">
          <p className="actions">
            {dates && (
              <button className="button-quiet" type="button" onClick={() => print()}>
                {words.print}
              </button>
            )}
            <button
              className="button-quiet"
              type="button"
              onClick={() => tool.copy(fragment, words)}
            >
              {words.copyLink}
            </button>
            <button className="button-quiet dates-clear" type="button" onClick={clear}>
              {words.clear}
            </button>
          </p>
          <p className="small">
            {ahead.length > 0 && `${words.calendarNote} `}
            {words.addressNote}
          </p>
        </div>
      </fieldset>
      <ToolMessages tool={tool} />
      {!dates && (
        <ToolExample
          label={words.example}
          title={example.title}
          note={fill(words.exampleNote, { date: formatDate(example.readOn, locale) })}
        >
          <DatesList
            {...{ words, names, locale }}
            days={example.days}
            dates={dueDates(example.days, example.country)}
            today={example.readOn}
          />
        </ToolExample>
      )}
      <ToolBasis words={words} />
    </form>
  );
}
