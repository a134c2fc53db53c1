import type { Page } from '@playwright/test';
import { submenus, words } from './content';

/** The two submenus of the header: what one clicks, and the first link under it. */
export function menusOf(page: Page, locale: 'fr' | 'en' = 'fr') {
  const header = page.getByRole('banner');
  return submenus(locale).map(({ label, pages: [first] }) => ({
    label,
    summary: header.locator('summary').filter({ hasText: label }),
    first: header.getByRole('link', { name: first?.navTitle ?? '', exact: true }),
    /** Where that link leads. */
    path: first?.path ?? '',
  })) as [Submenu, Submenu];
}

type Submenu = Record<'label' | 'path', string> &
  Record<'summary' | 'first', ReturnType<Page['locator']>>;

/** The phone's menu: its button, and an entry that shows when it is open. */
export function phoneMenu(page: Page, locale: 'fr' | 'en' = 'fr') {
  const header = page.getByRole('banner');
  const { menu, about } = words[locale].header;
  return {
    button: header.getByRole('button', { name: menu, exact: true }),
    entry: header.getByRole('link', { name: about, exact: true }),
  };
}

export const phone = { width: 390, height: 844 };
