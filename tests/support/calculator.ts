import { expect, type Page } from '@playwright/test';
import type { Locale } from '@/lib/locale';
import { alreadyChose } from './consent';
import { pathOf } from './content';

/** Opens the calculator of beneficial owners and waits until it calculates. */
export async function openCalculator(page: Page, locale: Locale = 'fr') {
  await alreadyChose(page.context());
  await page.goto(pathOf('pages/beneficial-owners', locale));
  await expect(page.locator('#owners-client')).toBeEnabled();
}

/** Has a person hold a share of the client, in per cent, and calculates. */
export async function enterOwner(page: Page, name: string, share: string) {
  await page.locator('#owners-r1-name').fill(name);
  await page.locator('#owners-r1-share').fill(share);
  await page.locator('#owners-r1-share').press('Enter');
}
