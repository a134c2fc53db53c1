import { findChromium } from '@/scripts/ops/chromium';
import { hostResolverRules } from './addresses';
import { startChromium } from './devtools';

const flags = '--headless=new --no-sandbox --no-first-run --disable-quic --window-size=1280,900';
const reports = ['Log.entryAdded', 'Runtime.exceptionThrown'];

/**
 * A plain Chromium with one tab. It is driven through the tab, not the page: Playwright holds the
 * page itself, over `connectOverCDP` too, and Chromium then only fetches ahead what it would else prerender.
 */
export async function openChromium() {
  const browser = startChromium(findChromium() ?? 'chromium', [
    ...flags.split(' '),
    hostResolverRules,
  ]);
  const faults: string[] = [];
  for (const report of reports)
    browser.on(report, ({ entry, exceptionDetails }) => {
      if (exceptionDetails || entry.level === 'error')
        faults.push(JSON.stringify(entry ?? exceptionDetails));
    });

  const documents: string[] = [];
  const { targetInfos } = await browser.send('Target.getTargets', { filter: [{ type: 'tab' }] });
  const { sessionId: tab } = await browser.send('Target.attachToTarget', {
    targetId: targetInfos[0].targetId,
    flatten: true,
  });
  const listening: Promise<unknown>[] = [];
  browser.on('Target.attachedToTarget', ({ sessionId }) => {
    documents.push(sessionId);
    listening.push(
      ...['Log', 'Runtime'].map((part) => browser.send(`${part}.enable`, {}, sessionId)),
    );
  });
  const autoAttach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await browser.send('Target.setAutoAttach', autoAttach, tab);
  await Promise.all(listening);

  /** A call to the page shown first (0), or to the one prerendered from it (1). */
  const ask = (which: number, method: string, params = {}) =>
    browser.send(method, params, documents[which]);

  return {
    faults,
    close: browser.close,
    goto: (url: string) => ask(0, 'Page.navigate', { url }),
    async evaluate(expression: string, which = 0) {
      const how = { expression, awaitPromise: true, returnByValue: true };
      const { result, exceptionDetails } = await ask(which, 'Runtime.evaluate', how);
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
      return result.value;
    },
    /** Moves the mouse, or clicks, as a visitor's hand does. */
    async mouse(types: ('mouseMoved' | 'mousePressed' | 'mouseReleased')[], at: number[]) {
      const [x, y] = at;
      const button = { button: 'left', clickCount: 1 };
      for (const type of types)
        await ask(0, 'Input.dispatchMouseEvent', {
          type,
          x,
          y,
          ...(type === 'mouseMoved' ? {} : button),
        });
    },
    /** Resolves when a page stands ready to be shown. @throws Error where it fails to. */
    async prerendered() {
      const ready = new Promise<void>((resolve, reject) =>
        browser.on('Preload.prerenderStatusUpdated', ({ status, prerenderStatus }) => {
          if (status === 'Ready') resolve();
          if (status === 'Failure') reject(new Error(`not prerendered: ${prerenderStatus}`));
        }),
      );
      await ask(0, 'Preload.enable');
      return { ready };
    },
  };
}

export type Chromium = Awaited<ReturnType<typeof openChromium>>;
