/** Thirteen months (specification, section 9), in seconds. */
const lifetime = 395 * 24 * 60 * 60;

/** The accepted categories among the cookies of a page, or null where nothing was chosen. */
export function categoriesIn(cookies: string): string[] | null {
  const value = cookies.match(/(?:^|;\s*)consent=([^;]*)/)?.[1];
  if (!value) return null;
  try {
    const { categories } = JSON.parse(decodeURIComponent(value));
    return Array.isArray(categories) ? categories : null;
  } catch {
    return null;
  }
}

/** Keeps a choice in the cookie `consent`: the accepted categories and when they were chosen. */
export function writeConsentCookie(accepted: readonly string[]) {
  const value = { categories: ['functional', ...accepted], date: new Date().toISOString() };
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `consent=${encodeURIComponent(JSON.stringify(value))}; Path=/; Max-Age=${lifetime}; SameSite=Lax${secure}`;
}
