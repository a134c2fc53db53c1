/**
 * Copies the address of the page with a fragment. In a frame of another site too, it leads to the whole page.
 * @returns whether the browser allowed it
 */
export async function copyLink(fragment: string): Promise<boolean> {
  const page = location.origin + location.pathname.replace('/embed/', '/') + location.search;
  try {
    await navigator.clipboard.writeText(page + fragment);
    return true;
  } catch {
    return false;
  }
}
