/** Thirteen months (specification, section 9), in seconds. */
const choiceLives = 395 * 24 * 60 * 60;

/** Keeps the choice in the cookie `consent`: the accepted categories and when they were chosen. */
export function writeChoice(accepted: readonly string[]) {
  const value = { categories: ['functional', ...accepted], date: new Date().toISOString() };
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `consent=${encodeURIComponent(JSON.stringify(value))}; Path=/; Max-Age=${choiceLives}; SameSite=Lax${secure}`;
}

/** The accepted categories, or null where nothing has been chosen. A pure reading of the cookie. */
export function readChoice(cookies: string = document.cookie): string[] | null {
  const value = cookies.match(/(?:^|;\s*)consent=([^;]*)/)?.[1];
  if (!value) return null;
  try {
    const { categories } = JSON.parse(decodeURIComponent(value));
    return Array.isArray(categories) ? categories : null;
  } catch {
    return null;
  }
}
