import { createServer } from 'node:http';
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { embedPath } from '@/lib/locale';
import { close, freePort, listen } from '@/supabase/local/ports';
import { expectNoFault } from '../support/axe';
import { pages, pathOf, sectorPath } from '../support/content';
import { overflowOf } from '../support/overflow';

/* A tool in a frame of another origin. */

const scope = pages.find(({ type, locale }) => type === 'Scope' && locale === 'fr')?.path ?? '';
const calculator = pathOf('pages/beneficial-owners', 'fr');

let host: { url: string; stop: () => Promise<unknown> };

test.beforeAll(async () => {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="fr"><title>Un ordre</title><main><h1>Un ordre</h1><iframe title="Outil" width="900" height="900" src="${searchParams.get('frame')}"></iframe></main>`,
    );
  });
  const port = await freePort();
  await listen(server, port, 'host');
  // Of the same site, so that the browser would let the frame keep something.
  host = { url: `http://localhost:${port}/`, stop: async () => close(server) };
});
test.afterAll(() => host.stop());

/** Opens a page of another origin with one of ours in its frame. @returns the frame, and what was sent from it */
async function frame(page: Page, address: string) {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.goto(`${host.url}?frame=${encodeURIComponent(address)}`);
  return { tool: page.frameLocator('iframe'), sent };
}

const uses: [what: string, path: string, use: (tool: FrameLocator) => Promise<void>][] = [
  [
    'a questionnaire is answered to its result',
    scope,
    async (tool) => {
      const answers = tool.locator('.answers:visible a');
      await expect(answers.first()).toBeVisible();
      while ((await answers.count()) > 0) {
        const before = await tool.locator('h2:visible').first().textContent();
        await answers.first().click();
        await expect(tool.locator('h2:visible').first()).not.toHaveText(before ?? '');
      }
      await expect(tool.locator('.scope-result:visible')).toHaveCount(1);
    },
  ],
  [
    'the calculator calculates',
    calculator,
    async (tool) => {
      await expect(tool.locator('#owners-client')).toBeEnabled();
      await tool.locator('.tool-start button').click();
      await expect(tool.locator('#owners-result')).not.toBeEmpty();
    },
  ],
];

for (const [what, path, use] of uses)
  test(`${what}, and nothing is sent or kept`, async ({ page, baseURL }) => {
    const { tool, sent } = await frame(page, baseURL + embedPath(path));
    await use(tool);
    const inner = page.frames().at(-1);
    const kept = await inner?.evaluate(() => [
      ...[sessionStorage.length, localStorage.length, document.cookie],
    ]);
    expect(kept).toEqual([0, 0, '']);
    // Whoever leaves sends what still waits.
    await page.goto('about:blank');
    expect(sent).toEqual([]);
  });

test('a link out of the frame opens a tab, and the demo knows the profession', async ({
  page,
  baseURL,
}) => {
  await page.goto(scope);
  const result = await page.locator('.scope-yes h2').first().getAttribute('id');
  const { tool } = await frame(page, `${baseURL}${embedPath(scope)}#${result}`);
  const opened = page.waitForEvent('popup');
  await tool.locator('.scope-next:visible .button').first().click();
  const demo = await opened;
  await demo.waitForLoadState();
  expect(new URL(demo.url()).hash).toContain('sector=');
  await demo.close();
});

for (const path of [sectorPath.en, '/nulle-part'])
  test(`${path} is refused in a frame`, async ({ page, baseURL }) => {
    const refused = page.waitForEvent('console', (message) =>
      /frame-ancestors|X-Frame-Options/i.test(message.text()),
    );
    await frame(page, baseURL + path);
    await refused;
  });

for (const path of [
  scope,
  calculator,
  pathOf('pages/deadlines', 'en'),
  pathOf('pages/file-dates', 'fr'),
])
  test(`${embedPath(path)} has no fault of accessibility, and fits in 320 pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(embedPath(path));
    await expectNoFault(page, embedPath(path));
    expect(await overflowOf(page)).toEqual([]);
  });
