import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, NodeResult, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA with all it includes, axe's best practice, and axe's rules for RGAA 4. */
const options: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'RGAAv4'],
  },
  resultTypes: ['violations', 'incomplete'],
};

/** The widths at which a page is looked at, in CSS pixels. 320 is 1280 enlarged to 400 %. */
export const widths = [320, 1280] as const;

/** Makes the window this wide, in CSS pixels. */
export const widen = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

/** axe finds no fault in the page, or in a part of it, and leaves nothing to be decided by hand. */
export async function expectNoFault(page: Page, state: string, part?: string) {
  // Evaluated by the browser's debugger, so the page's own policy stays in force.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  await page.evaluate(animationsFinished);
  await page.evaluate(setBars, 'static');
  const { violations, incomplete } = await run(page, part);
  const undecided = incomplete.flatMap(({ id, nodes }) => nodes.map((node) => ({ id, node })));
  const faults = violations.flatMap(({ id, nodes }) => nodes.map((node) => describeNode(id, node)));
  for (const { id, node } of undecided)
    if (isCutOff(node)) faults.push(...(await checkInSight(page, id, node)));
    else if (isOverEdge(node)) faults.push(...(await checkWithoutGround(page, id, node)));
    else faults.push(describeNode(id, node));
  await page.evaluate(setBars, '');
  expect(faults, state).toEqual([]);
}

/** Runs in the page. axe cannot see what is scrolled under sticky bars, so they do not stick meanwhile. */
const setBars = (position: string) => {
  const bars = '.site-header, .sections > .contents, .glossary :is(.filter, .glossary-bar, h3)';
  for (const bar of document.querySelectorAll<HTMLElement>(bars)) bar.style.position = position;
  // The arrow of a list is a gradient beside its words: axe looks at them without it.
  for (const list of document.querySelectorAll<HTMLElement>('select, [list]'))
    list.style.backgroundImage = position && 'none';
};

/**
 * Runs in the page. Waits for the frame in which a new width starts transitions, then for their end;
 * those that scrolling drives, or that a closed fold hides, never finish.
 */
const animationsFinished = async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await Promise.all(
    document
      .getAnimations()
      .filter(({ effect, timeline }) => {
        const target = effect instanceof KeyframeEffect && effect.target;
        return timeline === document.timeline && target && target.checkVisibility();
      })
      .map(({ finished }) => finished),
  );
};

const run = (page: Page, include?: string) =>
  page.evaluate<AxeResults, [string | undefined, RunOptions]>(
    ([part, settings]) => Reflect.get(window, 'axe').run(part ?? document, settings),
    [include, options],
  );

/** A cell cut at the edge of a table that scrolls by itself: axe cannot see what is under it. */
const isCutOff = ({ any, target }: NodeResult) =>
  any.some(({ data }) => data?.messageKey === 'elmPartiallyObscured') && target.length === 1;

/** Scrolls such a cell into sight, where axe can decide. */
async function checkInSight(page: Page, id: string, { target }: NodeResult) {
  const selector = String(target[0]);
  await page.locator(selector).evaluate((cell) => cell.scrollIntoView({ inline: 'center' }));
  return faultsOf(page, id, selector);
}

/** Words on a sheet, behind which the ground of the page's head ends: axe cannot tell what they stand on. */
const isOverEdge = ({ any, target }: NodeResult) =>
  any.some(({ data }) => data?.messageKey === 'elmPartiallyObscuring') && target.length === 1;

/**
 * Hides the ground of a head, stretches that of a desk past its sheet, moves a questionnaire's cards off
 * theirs, and asks again: on a sheet nothing changes.
 */
async function checkWithoutGround(page: Page, id: string, { target }: NodeResult) {
  const set = (visibility: string, paddingBlockEnd: string, marginBlockStart: string) =>
    page.locator('.hero-ground, .desk, .hero + .scope, .scope-next').evaluateAll(
      (found: HTMLElement[], [shown, padding, margin]) => {
        for (const { classList, style } of found)
          if (classList.contains('desk')) style.paddingBlockEnd = padding;
          else if (classList.contains('hero-ground')) style.visibility = shown;
          else style.marginBlockStart = margin;
      },
      [visibility, paddingBlockEnd, marginBlockStart] as const,
    );
  await set('hidden', '20rem', '0');
  const faults = await faultsOf(page, id, String(target[0]));
  await set('', '', '');
  return faults;
}

async function faultsOf(page: Page, id: string, selector: string) {
  const { violations, incomplete } = await run(page, selector);
  return [...violations, ...incomplete]
    .filter((result) => result.id === id)
    .flatMap(({ nodes }) => nodes.map((node) => describeNode(id, node)));
}

const describeNode = (id: string, { target, any, all, none }: NodeResult) =>
  [id, target.join(' '), ...[...any, ...all, ...none].map(({ message }) => message)].join(': ');

/**
 * The same at a phone's width in French and at a desktop's in English: both languages of a page have one
 * template.
 * @param fromTop scrolled to where the bar with the demo button covers nothing
 */
export async function expectNoFaultIn(
  page: Page,
  locale: 'fr' | 'en',
  state: string,
  { fromTop = false } = {},
) {
  await widen(page, widths[locale === 'fr' ? 0 : 1]);
  if (fromTop) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectNoFault(page, `${state}, in ${locale}`);
}
