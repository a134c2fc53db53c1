import { optionalCategories } from '@/lib/privacy';
import { readChoice, writeChoice } from './choice';
import { forgetSession } from './page-view';

let asker: HTMLElement | undefined;
let ready = false;

/** Shows the banner; where a link asked for it, with the details open and the focus on it. */
export function showBanner(banner: HTMLElement, asked?: HTMLElement) {
  if (!ready) prepare(banner);
  ready = true;
  asker = asked;
  const accepted = readChoice() ?? [];
  for (const name of optionalCategories) box(banner, name).checked = accepted.includes(name);
  details(banner, Boolean(asked));
  // Room below the last link, so that it can come out from under the banner.
  document.body.classList.add('consent-asked');
  banner.hidden = false;
  if (asked) banner.focus();
}

function prepare(banner: HTMLElement) {
  banner.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button');
    if (button?.value === 'customise') details(banner, !expanded(banner));
    else if (button) choose(banner, button.value);
  });
  // A choice made before can be left as it is; a first one has to be made.
  banner.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    if (readChoice() !== null) close(banner);
    else if (expanded(banner)) {
      details(banner, false);
      button(banner, 'customise').focus();
    }
  });
}

function choose(banner: HTMLElement, answer: string) {
  const wanted = {
    accept: [...optionalCategories],
    refuse: [],
    save: optionalCategories.filter((name) => box(banner, name).checked),
  }[answer];
  if (!wanted) return;
  writeChoice(wanted);
  if (!(wanted as string[]).includes('statistics')) forgetSession();
  close(banner);
}

function close(banner: HTMLElement) {
  const inside = banner.contains(document.activeElement);
  banner.hidden = true;
  takeRoomAway();
  if (inside) (asker ?? document.getElementById('main'))?.focus({ preventScroll: true });
}

/** The room goes with the banner, unless it is on screen: the page would jump under who stands there. */
function takeRoomAway() {
  const footer = document.querySelector('.site-footer') as Element;
  const room = Number.parseFloat(getComputedStyle(footer).paddingBlockEnd);
  if (scrollY + innerHeight < document.documentElement.scrollHeight - room)
    document.body.classList.remove('consent-asked');
}

function details(banner: HTMLElement, show: boolean) {
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
