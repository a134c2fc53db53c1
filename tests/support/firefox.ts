import { existsSync } from 'node:fs';
import { startBrowser } from './remote-browser';

const places = [
  '/usr/bin/firefox',
  '/usr/bin/firefox-esr',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** A Firefox of this machine. @throws Error saying how to get one. */
function findFirefox(): string {
  const found = [process.env.FIREFOX_PATH ?? '', ...places].find(existsSync);
  if (found) return found;
  throw new Error(
    'No Firefox found: install it (Debian: apt-get install firefox-esr), or set FIREFOX_PATH to one, then again.',
  );
}

/** A Firefox without a window, and one tab in it, over WebDriver BiDi. */
export async function openFirefox() {
  const profile = (folder: string) => ['--profile', folder];
  const browser = await startBrowser(
    findFirefox(),
    ['--headless', '--no-remote'],
    profile,
    '/session',
  );
  await browser.send('session.new', { capabilities: {} });
  const { context } = await browser.send('browsingContext.create', { type: 'tab' });
  const faults: string[] = [];
  browser.on('log.entryAdded', ({ level, text }) => {
    if (level === 'error' || level === 'warn') faults.push(text);
  });
  await browser.send('session.subscribe', { events: ['log.entryAdded'] });

  const evaluate = async (expression: string) => {
    const { result, exceptionDetails } = await browser.send('script.evaluate', {
      expression: `JSON.stringify(await (${expression}))`,
      target: { context },
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text}`);
    return result.value === undefined ? undefined : JSON.parse(result.value);
  };

  return {
    faults,
    evaluate,
    close: browser.close,
    /** Opens a page and waits until it has loaded. */
    goto: (url: string) =>
      browser.send('browsingContext.navigate', { context, url, wait: 'complete' }),
    viewport: (width: number, height: number) =>
      browser.send('browsingContext.setViewport', { context, viewport: { width, height } }),
    /** Clicks in the middle of an element, as a hand does. */
    async click(selector: string) {
      const { nodes } = await browser.send('browsingContext.locateNodes', {
        context,
        locator: { type: 'css', value: selector },
        maxNodeCount: 1,
      });
      if (!nodes[0]) throw new Error(`no ${selector}`);
      await evaluate(`document.querySelector(${JSON.stringify(selector)})
        .scrollIntoView({ block: 'center', behavior: 'instant' })`);
      const origin = { type: 'element', element: { sharedId: nodes[0].sharedId } };
      const actions = [
        { type: 'pointerMove', x: 0, y: 0, origin },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await browser.send('input.performActions', {
        context,
        actions: [{ type: 'pointer', id: 'mouse', actions }],
      });
    },
  };
}

export type Firefox = Awaited<ReturnType<typeof openFirefox>>;
