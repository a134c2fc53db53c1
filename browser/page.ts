import { watchConsent } from './consent';
import { nameProfession } from './demo-links';
import { hydrateIslands } from './islands';
import { watchMenu } from './menu';
import { countPageViews } from './page-view';
import { followTarget, openDetailsInPrint } from './reveal';

/* The script of every page: no React, and no dependency when it loads. */
countPageViews();
watchConsent();
watchMenu();
logMissingPath();
openDetailsInPrint();
if (document.querySelector('[data-token]')) import('./token-page');
if (document.querySelector('[data-stage]')) import('./deadlines');
if (document.querySelector('[data-ready]')) import('./ready');
if (document.querySelector('.contents')) import('./contents');
if (document.querySelector('[data-filter]')) import('./filter');
if (document.querySelector('.scope')) import('./scope');
offerPrint();
nameProfession();
followTarget();
// In `next dev` Next itself hydrates the forms.
if (process.env.NODE_ENV !== 'development') hydrateIslands();

/** Logs the path of a 404 page in the console (specification, section 2), and shows it there. */
function logMissingPath() {
  const place = document.getElementById('missing-path');
  if (!place) return;
  console.error('404: no page at', location.pathname);
  place.textContent = location.pathname;
}

/** Shows the buttons that print a page, which do nothing without script. */
function offerPrint() {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-print]')) {
    button.hidden = false;
    button.addEventListener('click', () => print());
  }
}
