import {
  type ContentPage,
  deadlineDates,
  deadlineWords,
  professionOf,
  type Sector,
} from '../content';
import { type DeadlineDates, type DeadlineWords, isRecurring } from '../content/schemas/deadlines';
import type { Locale } from '../locale';
import { dayOfLaw, isToCome } from './calendar-days';

export type Deadline = DeadlineDates['deadlines'][number] & DeadlineWords;

/** To come, coming back (or running from an event), or past. */
export type Stage = 'coming' | 'recurring' | 'past';

/** Every deadline in the words of a language, in the order of the dates; those without one keep theirs. */
function deadlinesIn(locale: Locale): Deadline[] {
  const { deadlines: words } = deadlineWords(locale);
  return deadlineDates.deadlines
    .map((deadline) => ({ ...deadline, ...(words[deadline.id] as DeadlineWords) }))
    .sort((a, b) => (a.date ?? '').localeCompare(b.date ?? ''));
}

/** The deadlines of one profession, alone or with some others; without one, those of all professions. */
export const deadlinesOf = (locale: Locale, sector?: Sector): Deadline[] =>
  deadlinesIn(locale).filter(({ professions }) =>
    sector ? professions?.includes(professionOf(sector)) : professions === undefined,
  );

/** @throws Error if there is no deadline of that id: an exhibit names it. */
export function deadlineNamed(id: string, locale: Locale): Deadline {
  const deadline = deadlinesIn(locale).find((candidate) => candidate.id === id);
  if (!deadline) throw new Error(`content/law/deadlines.yml has no deadline ${id}.`);
  return deadline;
}

/**
 * The stage of a deadline on a day. A page is built on one day and read on another: browser/deadlines.ts
 * moves to the past what has come in between.
 */
export function stageOf(deadline: Deadline, today = dayOfLaw()): Stage {
  if (isRecurring(deadline)) return 'recurring';
  return isToCome(deadline.date ?? '', today) ? 'coming' : 'past';
}

/**
 * What a calendar can hold: days that come back, and those to come on the day of the last review. Not on
 * the day of the build: a subscriber would lose a day as soon as it is past.
 */
export const eventsOf = (deadlines: Deadline[]): (Deadline & { date: string })[] =>
  deadlines.filter(
    (deadline): deadline is Deadline & { date: string } =>
      deadline.date?.length === 10 && stageOf(deadline, deadlineDates.reviewedOn) !== 'past',
  );

/** The anchor of a profession on the page of deadlines, and the name of its calendar file. */
export const professionAnchor = (sector: Pick<Sector, 'path'>) =>
  sector.path.slice(sector.path.lastIndexOf('/') + 1);

/**
 * The calendar file of the page of deadlines, or of one profession: /echeances.ics, /echeances/avocats.ics; with
 * reminders 30 days ahead: /echeances-30.ics, /echeances/avocats-30.ics.
 */
export const calendarPath = (page: ContentPage, sector?: Sector, reminders = false) =>
  `${page.path}${sector ? `/${professionAnchor(sector)}` : ''}${reminders ? '-30' : ''}.ics`;
