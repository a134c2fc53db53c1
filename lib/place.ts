import { type ContentPage, versionsOf } from './content';
import type { Locale } from './locale';

/** Where a visitor stands: what the frame of a page needs to know of it. */
export type Place = {
  locale: Locale;
  /** Null on the 404 page, which is at no address of its own. */
  path: string | null;
  /** The page's address in each language it exists in. */
  versions: Partial<Record<Locale, string>>;
};

/** The place of a content page. */
export function placeOf(page: ContentPage): Place {
  const versions = Object.fromEntries(versionsOf(page).map((v) => [v.locale, v.path]));
  return { locale: page.locale, path: page.path, versions };
}
