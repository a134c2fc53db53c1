/**
 * Tells the demo form which profession's page a visitor comes from. In the fragment, so that the address stays
 * the same for all and the path of the page view does not include it.
 * @see components/forms/use-fragment.ts
 */
export function nameProfession() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-profession]'))
    link.hash = `sector=${link.dataset.profession}&from=${location.pathname}`;
}
