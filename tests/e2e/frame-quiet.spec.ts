import { expect, test } from '@playwright/test';
import { everyPage } from '../fixtures/routes';
import { settled } from '../support/consent';

// A 404 page is answered with 404, which the console calls an error.
const pages = everyPage.filter(({ name }) => name !== 'not-found page');

for (const { name, path } of pages)
  test(`${path} raises no error and breaks no policy (${name})`, async ({ page }) => {
    const faults: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
    });
    await page.exposeFunction('reportFault', (fault: string) => faults.push(fault));
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        Reflect.get(window, 'reportFault')(`policy: ${violatedDirective} ${blockedURI}`);
      });
    });
    const response = await page.goto(path);
    await settled(page);

    expect(await response?.headerValue('content-security-policy')).toContain("default-src 'none'");
    expect(faults).toEqual([]);
  });
