import type { Page } from '@playwright/test';
import { frame } from '../fixtures/frame';

/** A submenu of the header: what one clicks, and the first page under it. */
export function submenu(page: Page, label: string, locale: keyof typeof frame = 'fr') {
  const entry = frame[locale].entries.find((item) => 'links' in item && item.label === label);
  if (!entry || !('links' in entry)) throw new Error(`no menu ${label}`);
  const header = page.getByRole('banner');
  const [first = ''] = entry.links[0] ?? [];
  return {
    summary: header.locator('summary').filter({ hasText: label }),
    first: header.getByRole('link', { name: first, exact: true }),
  };
}

/** The phone's menu: its button, and an entry that shows when it is open. */
export function phoneMenu(page: Page) {
  const header = page.getByRole('banner');
  return {
    button: header.getByRole('button', { name: 'Menu', exact: true }),
    entry: header.getByRole('link', { name: 'À propos', exact: true }),
  };
}

export const phone = { width: 390, height: 844 };
