import type { ReactNode } from 'react';
import { Details } from '@/components/blocks/details';
import type { BlockContext } from '@/lib/block-context';
import { formatPartialDate } from '@/lib/format';
import type { Deadline, Stage } from '@/lib/law/deadlines';
import type { Locale } from '@/lib/locale';

type Props = { deadlines: Deadline[]; context: BlockContext };

/**
 * What is to come, what comes back, and folded, what is past and explains today's rules. The fold is there,
 * hidden, where nothing is past yet: the reader's browser fills it (browser/deadlines.ts).
 */
export function Stages({ deadlines, context }: Props) {
  const words = context.words.deadlines;
  const at = (stage: Stage) =>
    deadlines.filter((deadline) => context.content.stageOf(deadline) === stage);
  const [coming, recurring, past] = [at('coming'), at('recurring'), at('past')];
  return (
    <>
      <Group stage="coming" deadlines={coming}>
        <h4>{words.coming}</h4>
        <Dates deadlines={coming} context={context} />
      </Group>
      <Group stage="recurring" deadlines={recurring}>
        <h4>{words.recurring}</h4>
        <Dates deadlines={recurring} context={context} />
      </Group>
      <Group stage="past" deadlines={past}>
        <Details context={context} summary={words.past}>
          <Dates deadlines={past} context={context} />
        </Details>
      </Group>
    </>
  );
}

type GroupProps = { stage: Stage; deadlines: Deadline[]; children: ReactNode };

function Group({ stage, deadlines, children }: GroupProps) {
  const isEmpty = deadlines.length === 0;
  if (isEmpty && stage !== 'past') return null;
  return (
    <div
      data-stage={stage}
      data-countries={countriesOf(deadlines)}
      hidden={isEmpty}
      data-markdown={isEmpty ? 'none' : undefined}
    >
      {children}
    </div>
  );
}

/** A ledger: the year in the margin, the day, and what stands on it. */
function Dates({ deadlines, context }: Props) {
  const dayOf = ({ when, date }: Deadline) => when ?? date;
  const days = [...new Set(deadlines.map(dayOf))];
  return (
    <ol className="deadline-days">
      {days.map((day = '') => {
        const entries = deadlines.filter((deadline) => dayOf(deadline) === day);
        return (
          <li className="deadline-day" data-countries={countriesOf(entries)} key={day}>
            {entries[0]?.when ? (
              <p className="deadline-date">{entries[0].when}</p>
            ) : (
              <Day date={day} locale={context.page.locale} />
            )}
            {entries.map((entry) => (
              <Entry key={entry.id} deadline={entry} names={context.words.footer.countries} />
            ))}
          </li>
        );
      })}
    </ol>
  );
}

function Day({ date, locale }: { date: string; locale: Locale }) {
  const year = date.slice(0, 4);
  const [before, after] = formatPartialDate(date, locale).split(year);
  return (
    <time className="deadline-date" dateTime={date}>
      {before}
      <span className="deadline-year">{year}</span>
      {after}
    </time>
  );
}

type EntryProps = { deadline: Deadline; names: BlockContext['words']['footer']['countries'] };

function Entry({ deadline, names }: EntryProps) {
  const { title, text, refs, countries } = deadline;
  const [country] = countries;
  return (
    <p className="deadline" data-countries={countries.join(' ')}>
      <strong>{title}</strong> {text}{' '}
      <span className="deadline-refs" data-markdown="separate">
        {refs}
        {countries.length === 1 && country && ` · ${names[country]}`}
      </span>
    </p>
  );
}

/** Every country that one of them concerns, as the attribute that a choice of country looks at. */
export const countriesOf = (deadlines: Deadline[]) =>
  [...new Set(deadlines.flatMap(({ countries }) => countries))].join(' ');
