/** With script the links that ask for the banner lead nowhere, but open it: a screen reader has to say so. */
export function sayWhetherOpen(isOpen: boolean) {
  for (const link of document.querySelectorAll('[data-consent-open]'))
    link.setAttribute('aria-expanded', String(isOpen));
}
