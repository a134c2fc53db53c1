/** Categories the visitor may refuse. */
export const optionalCategories = ['statistics', 'marketing'] as const;

/** Where vanilla-cookieconsent keeps the choice. */
export const cookieName = 'cc_cookie';

/** The accepted categories, or null where nothing has been chosen. A pure reading of the cookie. */
export function readChoice(cookies: string = document.cookie): string[] | null {
  const value = cookies.match(/(?:^|;\s*)cc_cookie=([^;]*)/)?.[1];
  if (!value) return null;
  try {
    const { categories } = JSON.parse(decodeURIComponent(value));
    return Array.isArray(categories) ? categories : null;
  } catch {
    return null;
  }
}
