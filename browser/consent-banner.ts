import { optionalCategories } from '@/lib/privacy';
import { writeConsentCookie } from './consent-cookie';
import { sayWhetherOpen } from './consent-links';
import { currentConsent } from './consent-state';
import { forgetSession } from './page-view';

let opener: HTMLElement | undefined;
let banner: Promise<HTMLElement> | undefined;

/**
 * Shows the banner.
 * @param link the link that asked for it: the details are then open, and the banner takes the focus
 * @throws what went wrong where the banner cannot be fetched; the next call tries again
 */
export async function showBanner(link?: HTMLElement) {
  banner ??= ready();
  banner.catch(() => {
    banner = undefined;
  });
  show(await banner, link);
}

function show(banner: HTMLElement, link?: HTMLElement) {
  opener = link;
  const { accepted } = currentConsent();
  for (const name of optionalCategories) box(banner, name).checked = accepted.includes(name);
  toggleDetails(banner, Boolean(link));
  // Adds room below the last link of the footer, so that it can be scrolled out from under the banner.
  document.body.classList.add('consent-asked');
  banner.hidden = false;
  sayWhetherOpen(true);
  if (link) banner.focus();
}

/** The banner, in the page and with its listeners. In development the page has it from the start. */
async function ready(): Promise<HTMLElement> {
  const inPage = document.getElementById('consent');
  const banner = inPage ?? (await fetchBanner());
  if (!inPage) document.querySelector('.skip-link')?.after(banner);
  listen(banner);
  return banner;
}

/** Uses XMLHttpRequest, which may parse HTML where Trusted Types forbid every other way. */
const fetchBanner = () =>
  new Promise<HTMLElement>((resolve, reject) => {
    const link = document.querySelector<HTMLElement>('[data-consent-open]');
    const request = new XMLHttpRequest();
    request.open('GET', link?.dataset.consentOpen ?? '');
    request.responseType = 'document';
    request.overrideMimeType('text/html; charset=utf-8');
    request.onload = () => {
      const banner = request.response?.getElementById('consent');
      if (banner) resolve(banner);
      else reject(new Error(`The cookie banner could not be fetched: ${request.status}.`));
    };
    request.onerror = reject;
    request.send();
  });

function listen(banner: HTMLElement) {
  banner.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button');
    if (button?.value === 'customise') {
      toggleDetails(banner, !expanded(banner));
      // The choices come before the button.
      if (expanded(banner)) document.getElementById('consent-categories')?.focus();
    } else if (button) choose(banner, button.value);
  });
  // Escape keeps an earlier choice; a first choice has to be made.
  banner.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    if (currentConsent().decided) close(banner);
    else if (expanded(banner)) {
      toggleDetails(banner, false);
      button(banner, 'customise').focus();
    }
  });
}

/** @param action value of the button that was pressed */
function choose(banner: HTMLElement, action: string) {
  const choices: Record<string, string[]> = {
    accept: [...optionalCategories],
    refuse: [],
    save: optionalCategories.filter((name) => box(banner, name).checked),
  };
  const choice = choices[action];
  if (!choice) return;
  writeConsentCookie(choice);
  if (!choice.includes('statistics')) forgetSession();
  close(banner);
}

function close(banner: HTMLElement) {
  const hadFocus = banner.contains(document.activeElement);
  banner.hidden = true;
  sayWhetherOpen(false);
  removeRoom();
  if (hadFocus) (opener ?? document.getElementById('main'))?.focus({ preventScroll: true });
}

/** Removes the room below the footer, unless it is on screen: the page would jump. */
function removeRoom() {
  const footer = document.querySelector('.site-footer') as Element;
  const room = Number.parseFloat(getComputedStyle(footer).paddingBlockEnd);
  if (scrollY + innerHeight < document.documentElement.scrollHeight - room)
    document.body.classList.remove('consent-asked');
}

function toggleDetails(banner: HTMLElement, show: boolean) {
  const customise = button(banner, 'customise');
  customise.setAttribute('aria-expanded', String(show));
  button(banner, 'save').hidden = !show;
  const categories = document.getElementById('consent-categories');
  if (categories) categories.hidden = !show;
}

const expanded = (banner: HTMLElement) =>
  button(banner, 'customise').getAttribute('aria-expanded') === 'true';

const button = (banner: HTMLElement, value: string) =>
  banner.querySelector(`button[value=${value}]`) as HTMLButtonElement;

const box = (banner: HTMLElement, name: string) =>
  banner.querySelector(`input[name=${name}]`) as HTMLInputElement;
