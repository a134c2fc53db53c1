/**
 * Tells the demo form from which profession's page a visitor comes. In the fragment: the address without it is
 * the same for all, and the path of the page view does not have it.
 * @see components/forms/use-fragment.ts
 */
export function nameProfession() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-profession]'))
    link.hash = `sector=${link.dataset.profession}&from=${location.pathname}`;
}
