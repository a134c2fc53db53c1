import { dayOfLaw, isToCome } from '@/lib/law/calendar-days';
import { countDays } from './count-days';

movePast(dayOfLaw());
countDays();
leavePast(dayOfLaw());
sayHowManyAreShown();

/**
 * On the page of deadlines, moves dates that have come since the build from the coming ones to the past:
 * `stageOf` in lib/law/deadlines.ts sorted them on the day of the build.
 */
function movePast(today: string) {
  for (const coming of document.querySelectorAll<HTMLElement>('[data-stage="coming"]')) {
    const past = coming.parentElement?.querySelector<HTMLElement>('[data-stage="past"]');
    for (const day of coming.querySelectorAll('li')) {
      const date = day.querySelector('time')?.dateTime;
      if (!past || !date || isToCome(date, today)) continue;
      past.querySelector('ol')?.append(day);
      past.hidden = false;
      // A choice of country shows a group by the countries of its days.
      past.dataset.countries += ` ${day.dataset.countries}`;
    }
    coming.hidden = !coming.querySelector('li');
  }
}

/** Hides the days that have passed from a list of those to come. */
function leavePast(today: string) {
  for (const left of document.querySelectorAll<HTMLElement>('li [data-day]')) {
    const row = left.closest('li');
    if (row) row.hidden = (left.dataset.day ?? '') < today;
  }
}

/** Says to a screen reader how many dates a choice of country leaves, in folds that are closed as well. */
function sayHowManyAreShown() {
  const status = document.querySelector<HTMLElement>('[data-shown]');
  addEventListener('change', ({ target }) => {
    if (!status || !(target as Element).closest('.deadline-filters')) return;
    const { value } = target as HTMLInputElement;
    const selector = value ? `.deadline[data-countries~="${value}"]` : '.deadline';
    const count = document.querySelectorAll(`.deadlines ${selector}`).length;
    status.textContent = status.dataset.shown?.replace('{count}', String(count)) ?? '';
  });
}
