import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProxy } from './proxy';
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
    'No Firefox found. Install it (Debian: apt-get install firefox-esr) or set FIREFOX_PATH, and try again.',
  );
}

/** Has Firefox ask the proxy even for this machine. */
const preferences = (port: number) => `
  user_pref('network.proxy.type', 1);
  user_pref('network.proxy.http', '127.0.0.1');
  user_pref('network.proxy.http_port', ${port});
  user_pref('network.proxy.allow_hijacking_localhost', true);
`;

/** A Firefox without a window, and one tab in it, over WebDriver BiDi. */
export async function openFirefox() {
  const proxy = await startProxy();
  const profile = (folder: string) => {
    writeFileSync(join(folder, 'user.js'), preferences(proxy.port));
    return ['--profile', folder];
  };
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
      expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value))`,
      target: { context },
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text}`);
    return result.value === undefined ? undefined : JSON.parse(result.value);
  };

  const perform = (source: object) =>
    browser.send('input.performActions', { context, actions: [source] });

  /** Clicks in the middle of an element, as a hand does. */
  const click = async (selector: string) => {
    const locator = { type: 'css', value: selector };
    const { nodes } = await browser.send('browsingContext.locateNodes', { context, locator });
    if (!nodes[0]) throw new Error(`no ${selector}`);
    await evaluate(`document.querySelector('${selector}')
      .scrollIntoView({ block: 'center', behavior: 'instant' })`);
    const origin = { type: 'element', element: { sharedId: nodes[0].sharedId } };
    const move = { type: 'pointerMove', x: 0, y: 0, origin };
    const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
    await perform({ type: 'pointer', id: 'mouse', actions: [move, ...press] });
  };

  return {
    faults,
    evaluate,
    click,
    close: async () => {
      await browser.close();
      proxy.stop();
    },
    /** Opens a page and waits until it has loaded. */
    goto: (url: string) =>
      browser.send('browsingContext.navigate', { context, url, wait: 'complete' }),
    viewport: (width: number, height: number) =>
      browser.send('browsingContext.setViewport', { context, viewport: { width, height } }),
    async type(selector: string, words: string) {
      await click(selector);
      const actions = [...words].flatMap((value) =>
        ['keyDown', 'keyUp'].map((type) => ({ type, value })),
      );
      await perform({ type: 'key', id: 'keyboard', actions });
    },
  };
}

export type Firefox = Awaited<ReturnType<typeof openFirefox>>;
