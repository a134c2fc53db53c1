import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

/** What the page asks for from now on, each with what it sends. */
export function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
  return requests;
}

/** The questions that the browser asks before it leaves a page, each answered with “leave”. */
export function questionsOn(page: Page): string[] {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    dialog.accept();
  });
  return questions;
}

/** The file that a button saves. */
export async function savedFile(page: Page, button: Locator) {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const path = await file.path();
  return { name: file.suggestedFilename(), path, content: await readFile(path) };
}

/** How many sheets of paper the page takes. */
export async function sheetsOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return pdf.match(/\/MediaBox/g)?.length ?? 0;
}
