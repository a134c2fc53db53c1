import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { formAction } from '@/lib/environment';
import type { FormCase } from './form-cases';

type Values = Record<string, string | boolean>;

/** Where every form posts. */
export const sendUrl = formAction;

/** The bundle with the forms' React code. */
export const formsBundle = '**/assets/forms-*.js';

/** A value for every field of a form; company and address belong to one test alone. */
export function valuesFor(form: FormCase) {
  const unique = randomUUID();
  const values: Values = Object.fromEntries(form.fields.map(({ name, value }) => [name, value]));
  return { ...values, email: `nadia.${unique}@etude.example`, company: `Cabinet ${unique}` };
}

/** What a test sees and does on a page with a form. */
export function formOn(page: Page, { path, fields, receipt }: FormCase) {
  const form = page.locator('main form');
  const field = (name: string) => form.locator(`[name="${name}"]`);
  /** React turns the browser's own validation off once it has the form. */
  const awake = () => expect(form).toHaveAttribute('novalidate', '');
  const kinds = new Map(fields.map(({ name, control }) => [name, control]));
  return {
    form,
    field,
    button: form.getByRole('button'),
    summary: form.getByRole('alert'),
    notices: page.locator('main [role=status]'),
    alerts: page.locator('main [role=alert]:not(form *)'),
    /** What stands in the form's place once the request is stored. */
    receipt: page.getByRole('region', { name: receipt.title, exact: true }),

    /** Opens the page and waits until React has the form. */
    async open() {
      await page.goto(path);
      await awake();
    },
    awake,
    async fill(values: Values) {
      for (const [name, value] of Object.entries(values)) {
        if (kinds.get(name) === 'checkbox') await field(name).setChecked(Boolean(value));
        else if (kinds.get(name) === 'select-one') await field(name).selectOption(String(value));
        else await field(name).fill(String(value));
      }
    },
    async expectValues(values: Values) {
      for (const [name, value] of Object.entries(values)) {
        if (typeof value === 'boolean') await expect(field(name)).toBeChecked({ checked: value });
        else await expect(field(name)).toHaveValue(value);
      }
    },
  };
}

/** Opens a form and fills it in. @returns the form, and what was filled in */
export async function filledForm(page: Page, formCase: FormCase, changes: Values = {}) {
  const values = { ...valuesFor(formCase), ...changes };
  const on = formOn(page, formCase);
  await on.open();
  await on.fill(values);
  return { on, values };
}

/** Sends a form with React, and waits until it is stored. @returns what was sent. */
export async function sendForm(page: Page, formCase: FormCase, changes: Values = {}) {
  const { on, values } = await filledForm(page, formCase, changes);
  await on.button.click();
  await expectNotice(on.notices, formCase.success);
  return values;
}

/** A notice with exactly these words. */
export async function expectNotice(region: Locator, { title, text }: FormCase['success']) {
  await expect(region.getByText(title, { exact: true })).toBeVisible();
  await expect(region.getByText(text, { exact: true })).toBeVisible();
}

/** Every call of the function that the page makes from now on. */
export function sendsOf(page: Page): Request[] {
  const sends: Request[] = [];
  page.on('request', (request) => {
    if (request.url() === sendUrl && request.method() === 'POST') sends.push(request);
  });
  return sends;
}

/** Holds back a page's requests to an address until the returned function is called. */
export async function hold(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Holds back the forms' code until the returned function is called. */
export const holdBundle = (page: Page) => hold(page, formsBundle);
