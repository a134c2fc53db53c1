/*
 * A questionnaire shows the step that the address names. After a reload or Forward, too, the step takes the focus,
 * and the title of the page names it, for the browser's history.
 */
import { countDays } from './count-days';

const pageTitle = document.title;

showStep();
countDays();
addEventListener('hashchange', showStep);

function showStep() {
  const heading = document.getElementById(location.hash.slice(1));
  const isStep = heading?.matches('.scope-step > h2') ?? false;
  document.title = isStep
    ? `${heading?.firstChild?.textContent?.trim()} · ${pageTitle}`
    : pageTitle;
  if (isStep) heading?.focus();
}
