import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { findChromium } from '@/scripts/ops/chromium';
import { hostResolverRules } from '../support/addresses';

// biome-ignore lint/suspicious/noExplicitAny: a protocol with hundreds of messages, of which a test reads a few.
type Message = any;

const flags = '--headless=new --no-sandbox --no-first-run --disable-quic --window-size=1280,900';

/** Speaks DevTools through a pipe to a Chromium of a profile of its own, as its user has it. */
function startChromium() {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'));
  const child = spawn(
    findChromium() ?? 'chromium',
    [
      ...flags.split(' '),
      hostResolverRules,
      `--user-data-dir=${profile}`,
      '--remote-debugging-pipe',
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'], detached: true },
  );
  const [, , , toBrowser, fromBrowser] = child.stdio as unknown as [0, 0, 0, Writable, Readable];
  const waiting = new Map<number, (message: Message) => void>();
  const listeners: { event: string; heard: (params: Message) => void }[] = [];
  let last = 0;
  let unread = '';
  fromBrowser.setEncoding('utf8').on('data', (data: string) => {
    const messages = (unread + data).split('\0');
    unread = messages.pop() ?? '';
    for (const message of messages.map((text) => JSON.parse(text))) {
      waiting.get(message.id)?.(message);
      for (const { event, heard } of listeners) if (event === message.method) heard(message.params);
    }
  });
  return {
    on: (event: string, heard: (params: Message) => void) => void listeners.push({ event, heard }),
    send: (method: string, params = {}, sessionId?: string): Promise<Message> =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, ({ error, result }) =>
          error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result),
        );
        toBrowser.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
      }),
    close: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      // The group: its helpers outlive it, and would go on writing into the profile.
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

/**
 * A plain Chromium with one tab. It is driven through the tab, not the page: Playwright holds the
 * page itself, over `connectOverCDP` too, and Chromium then only fetches ahead what it would else prerender.
 */
export async function openChromium() {
  const { on, send, close } = startChromium();
  const faults: string[] = [];
  for (const report of ['Log.entryAdded', 'Runtime.exceptionThrown'])
    on(report, ({ entry, exceptionDetails }) => {
      if (exceptionDetails || entry.level === 'error')
        faults.push(JSON.stringify(entry ?? exceptionDetails));
    });

  const documents: string[] = [];
  const { targetInfos } = await send('Target.getTargets', { filter: [{ type: 'tab' }] });
  const { sessionId: tab } = await send('Target.attachToTarget', {
    targetId: targetInfos[0].targetId,
    flatten: true,
  });
  const listening: Promise<unknown>[] = [];
  on('Target.attachedToTarget', ({ sessionId }) => {
    documents.push(sessionId);
    listening.push(...['Log', 'Runtime'].map((part) => send(`${part}.enable`, {}, sessionId)));
  });
  const autoAttach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await send('Target.setAutoAttach', autoAttach, tab);
  await Promise.all(listening);

  /** A call to the page shown first (0), or to the one prerendered from it (1). */
  const ask = (which: number, method: string, params = {}) =>
    send(method, params, documents[which]);

  return {
    faults,
    close,
    goto: (url: string) => ask(0, 'Page.navigate', { url }),
    async evaluate(expression: string, which = 0) {
      const how = { expression, awaitPromise: true, returnByValue: true };
      const { result, exceptionDetails } = await ask(which, 'Runtime.evaluate', how);
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
      return result.value;
    },
    /** Moves the mouse, or clicks, as a visitor's hand does. */
    async mouse(types: ('mouseMoved' | 'mousePressed' | 'mouseReleased')[], [x, y]: number[]) {
      for (const type of types) {
        const button = type === 'mouseMoved' ? {} : { button: 'left', clickCount: 1 };
        await ask(0, 'Input.dispatchMouseEvent', { type, x, y, ...button });
      }
    },
    /** Resolves when a page stands ready to be shown. @throws Error where it fails to. */
    async prerendered() {
      const ready = new Promise<void>((resolve, reject) =>
        on('Preload.prerenderStatusUpdated', ({ status, prerenderStatus }) => {
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
