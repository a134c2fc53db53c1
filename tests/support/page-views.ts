import { expect, type Page } from '@playwright/test';
import { serviceRole } from './platform';

/** An address that only one test visits. A whole UUID would be taken for a token, and not be stored. */
export const unique = (path = '/') => `${path}?t=${crypto.randomUUID().slice(0, 23)}`;

/** What was stored for one address. */
export async function viewsOf(path: string) {
  const { data } = await serviceRole
    .from('page_views')
    .select('page_path,user_agent,referrer,session_id')
    .eq('page_path', path)
    .throwOnError();
  return data;
}

/** The first record of an address, as soon as it is stored. */
export async function viewOf(path: string) {
  await expect.poll(() => viewsOf(path), { message: `a view of ${path}` }).not.toEqual([]);
  const [view] = await viewsOf(path);
  if (!view) throw new Error(`no view of ${path}`);
  return view;
}

/** Counts the views of an address once a later view of the same tab has arrived. */
export async function finalCount(page: Page, path: string): Promise<number> {
  const later = unique('/later');
  await page.evaluate((url) => history.pushState(null, '', url), later);
  await viewOf(later);
  return (await viewsOf(path)).length;
}

/** The id that the tab keeps. */
export const sessionIdIn = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem('analytics_session_id'));
