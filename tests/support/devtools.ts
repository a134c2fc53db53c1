import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

// biome-ignore lint/suspicious/noExplicitAny: a protocol with hundreds of messages, of which a test reads a few.
type Message = any;

/**
 * Starts Chromium as its user has it, with a profile of its own, and speaks DevTools to it through a pipe.
 * @throws Error with what Chromium answered, where it refuses a call
 */
export function startChromium(program: string, flags: string[]) {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'));
  const child = spawn(
    program,
    [...flags, `--user-data-dir=${profile}`, '--remote-debugging-pipe'],
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
    /** Calls back with each event of this name. */
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
