/*
 * A questionnaire shows the step that the address names. Reloaded, or found by Forward, a step takes the focus as one
 * does whose link is followed, and the title of the page names it: so does the history of the browser.
 */
const pageTitle = document.title;

showStep();
addEventListener('hashchange', showStep);

function showStep() {
  const heading = document.getElementById(location.hash.slice(1));
  const isStep = heading?.matches('.scope-step > h2') ?? false;
  document.title = isStep
    ? `${heading?.firstChild?.textContent?.trim()} · ${pageTitle}`
    : pageTitle;
  if (isStep) heading?.focus();
}

export {};
