/** With script, links to the banner open it instead of leading anywhere: a screen reader has to say so. */
export function sayWhetherOpen(isOpen: boolean) {
  for (const link of document.querySelectorAll('[data-consent-open]'))
    link.setAttribute('aria-expanded', String(isOpen));
}
