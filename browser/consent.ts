import { sayWhetherOpen } from './consent-links';
import { currentConsent } from './consent-state';
import { whenFontsSettle, whenPainted, whenShown } from './page-lifecycle';

/**
 * Opens the cookie banner for visitors who have not chosen, and from every link that asks for it. It and
 * the code behind its buttons are fetched only then.
 */
export function watchConsent() {
  sayWhetherOpen(false);
  // Not before the first words, which its code would delay. While a page is prerendered the visitor may
  // still choose on the page before it.
  whenShown(() => {
    if (!currentConsent().decided) whenPainted(() => open());
  });
  // After a choice on a later page, Back restores this one from the cache with its banner open. The
  // cookie written there may take a moment to be read here.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const delay of [0, 500]) setTimeout(hideOnceDecided, delay);
  });
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('[data-consent-open]');
    if (!link) return;
    event.preventDefault();
    open(link as HTMLElement);
  });
}

function hideOnceDecided() {
  const banner = document.getElementById('consent');
  if (!banner || !currentConsent().decided) return;
  banner.hidden = true;
  sayWhetherOpen(false);
}

/** @param opener the link that asked for the banner */
async function open(opener?: HTMLElement) {
  try {
    const [{ showBanner }] = await Promise.all([import('./consent-banner'), whenFontsSettle()]);
    await showBanner(opener);
  } catch {
    // It could not be fetched: the privacy policy says what to do.
    const link = document.querySelector<HTMLAnchorElement>('[data-consent-open]');
    if (opener && link) location.assign(link.href);
  }
}
