import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';

/** What a browser answers or reports; only what a test names is read of it. */
// biome-ignore lint/suspicious/noExplicitAny: two protocols with hundreds of messages.
type Message = any;

/**
 * A browser as its user has it, driven over the protocol it speaks by itself: Chromium's DevTools, or
 * Firefox's WebDriver BiDi. Both are numbered JSON messages over a WebSocket.
 */
export type RemoteBrowser = {
  send: (method: string, params?: object, sessionId?: string) => Promise<Message>;
  /** Calls back with each event of this name. */
  on: (event: string, heard: (params: Message) => void) => void;
  close: () => Promise<void>;
};

/**
 * Starts a browser with a profile of its own.
 * @param profileFlag how this browser is told of its profile's folder
 * @param path appended to the address that the browser names
 * @throws Error with what the browser said, where it ends before it listens
 */
export async function startBrowser(
  program: string,
  flags: string[],
  profileFlag: (folder: string) => string[],
  path = '',
): Promise<RemoteBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'));
  const child = spawn(program, [...flags, ...profileFlag(profile), '--remote-debugging-port=0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const socket = new WebSocket((await addressOf(child)) + path);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return {
    ...conversation(socket),
    close: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      endGroup(child);
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

/** Ends the helpers that outlive the browser, which would go on writing into its profile. */
function endGroup({ pid }: ChildProcess) {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // None was left.
  }
}

/** The WebSocket that a browser says it listens on. */
function addressOf({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    stderr?.on('data', (data) => {
      said += data;
      const [, address] = said.match(/(?:DevTools|WebDriver BiDi) listening on (ws:\S+)/) ?? [];
      if (address) resolve(address);
    });
    stderr?.on('close', () => reject(new Error(`The browser ended: ${said}`)));
  });
}

function conversation(socket: WebSocket): Pick<RemoteBrowser, 'send' | 'on'> {
  const open = new Map<number, (message: Message) => void>();
  const listeners: { event: string; heard: (params: Message) => void }[] = [];
  let last = 0;
  socket.on('message', (data) => {
    const message = JSON.parse(String(data));
    open.get(message.id)?.(message);
    for (const { event, heard } of listeners) if (event === message.method) heard(message.params);
  });
  return {
    on: (event, heard) => void listeners.push({ event, heard }),
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        last += 1;
        open.set(last, ({ error, result, message }) =>
          error ? reject(new Error(`${method}: ${message ?? error.message}`)) : resolve(result),
        );
        socket.send(JSON.stringify({ id: last, method, params, sessionId }));
      }),
  };
}
