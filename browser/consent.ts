import { readChoice } from './choice';
import { whenPainted, whenShown, whenTypeset } from './when-shown';

/**
 * Opens the cookie banner where nothing has been chosen, and from every link that asks for it. The
 * code behind its buttons is fetched only then.
 */
export function watchConsent() {
  const banner = document.getElementById('consent');
  if (!banner) return;

  // After the words, which its code would hold up; and while a page is prerendered the visitor may
  // still choose on the one before it.
  whenShown(() => {
    if (readChoice() === null) whenPainted(() => open(banner));
  });
  // Chosen on a later page, then back: the page comes from the cache with its banner still open.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && readChoice() !== null) banner.hidden = true;
  });
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('[data-consent-open]');
    if (!link) return;
    event.preventDefault();
    open(banner, link as HTMLElement);
  });
}

async function open(banner: HTMLElement, asked?: HTMLElement) {
  try {
    const [{ showBanner }] = await Promise.all([import('./consent-banner'), whenTypeset()]);
    showBanner(banner, asked);
  } catch {
    // The code did not arrive: the privacy policy says what to do.
    const link = document.querySelector<HTMLAnchorElement>('[data-consent-open]');
    if (asked && link) location.assign(link.href);
  }
}
