/*
 * A questionnaire shows the step that the address names. After a reload or Forward, too, the step takes the focus,
 * and the title of the page names it, for the browser's history.
 */
import { dayOfLaw, partsOfDaysAhead } from '@/lib/law/calendar-days';

const pageTitle = document.title;

showStep();
for (const left of document.querySelectorAll<HTMLElement>('[data-day]')) {
  const { day = '' } = left.dataset;
  const parts = partsOfDaysAhead(day, dayOfLaw(), document.documentElement.lang);
  left.replaceChildren(
    ...parts.map(({ type, value }) => {
      if (type !== 'integer') return value;
      const number = document.createElement('b');
      number.textContent = value;
      return number;
    }),
  );
}
addEventListener('hashchange', showStep);

function showStep() {
  const heading = document.getElementById(location.hash.slice(1));
  const isStep = heading?.matches('.scope-step > h2') ?? false;
  document.title = isStep
    ? `${heading?.firstChild?.textContent?.trim()} · ${pageTitle}`
    : pageTitle;
  if (isStep) heading?.focus();
}
