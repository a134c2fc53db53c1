import { test } from '@playwright/test';
import { everyPage } from '../fixtures/routes';
import { expectNoFaultAtAnyWidth } from '../support/axe';
import { alreadyChose, expectNoBanner } from '../support/consent';

for (const { path, name, locale } of everyPage)
  test(`axe finds nothing at ${path} (${name})`, async ({ page, context }) => {
    await alreadyChose(context, ['functional']);
    await page.goto(path);
    await expectNoBanner(page, locale);
    await expectNoFaultAtAnyWidth(page, path);
  });
