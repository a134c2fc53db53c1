import { type ContentPage, calendar, deadlineWords, professionOf, type Sector } from './content';
import { type DeadlineDates, type DeadlineWords, isRecurring } from './deadlines-schema';
import type { Locale } from './locale';

export type Deadline = DeadlineDates['deadlines'][number] & DeadlineWords;

/** To come, coming back (or running from an event), or past, on the day of the last review. */
export type Stage = 'coming' | 'recurring' | 'past';

/** Every deadline in the words of a language, in the order of the dates; those without one keep theirs. */
function deadlinesIn(locale: Locale): Deadline[] {
  const { deadlines: words } = deadlineWords(locale);
  return calendar.deadlines
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
  if (!deadline) throw new Error(`content/deadlines.yml has no deadline ${id}.`);
  return deadline;
}

export function stageOf(deadline: Deadline): Stage {
  if (isRecurring(deadline)) return 'recurring';
  return (deadline.date ?? '') > calendar.reviewedOn ? 'coming' : 'past';
}

/** What a calendar can hold: days to come, and those that come back every year. */
export const eventsOf = (deadlines: Deadline[]): (Deadline & { date: string })[] =>
  deadlines.filter(
    (deadline): deadline is Deadline & { date: string } =>
      deadline.date?.length === 10 && stageOf(deadline) !== 'past',
  );

/** The anchor of a profession on the page of deadlines, and the name of its calendar file. */
export const professionAnchor = (sector: Sector) =>
  sector.path.slice(sector.path.lastIndexOf('/') + 1);

/** The calendar file of the page of deadlines, or of one profession: /echeances.ics, /echeances/avocats.ics. */
export const calendarPath = (page: ContentPage, sector?: Sector) =>
  `${page.path}${sector ? `/${professionAnchor(sector)}` : ''}.ics`;
