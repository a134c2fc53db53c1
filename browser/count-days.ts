import { dayOfLaw, partsOfDaysAhead } from '@/lib/law/calendar-days';

/** Counts the days to each date from the reader's day; the page counted from the day it was built. */
export function countDays(today = dayOfLaw()) {
  for (const left of document.querySelectorAll<HTMLElement>('[data-day]')) {
    const { day = '' } = left.dataset;
    // Its number stays an element where it is one.
    const number = left.querySelector('b');
    const parts = partsOfDaysAhead(day, today, document.documentElement.lang);
    left.replaceChildren(
      ...parts.map(({ type, value }) => {
        if (!number || type !== 'integer') return value;
        number.textContent = value;
        return number;
      }),
    );
    // Merge adjacent texts: contrast checkers look at each alone.
    left.normalize();
  }
}
