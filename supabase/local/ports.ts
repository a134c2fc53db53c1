import { randomInt } from 'node:crypto';
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { createServer, type Server } from 'node:net';

/**
 * Whether a request names this machine as its host. A page of another site can have its own name lead here (DNS
 * rebinding), and would then read what it likes.
 */
export function namesThisMachine({ headers }: IncomingMessage): boolean {
  return /^(localhost|127\.0\.0\.1)(:\d+)?$/i.test(headers.host ?? '');
}

/** Only this machine may reach what listens here. */
export const loopback = '127.0.0.1';

/** The ports that this process has given out: whoever asked may not be listening yet. */
const usedPorts = new Set<number>();

/** Processes side by side pick from ranges of their own, for the same reason. */
const rangeStart = 10_000 + (process.pid % 20) * 1_100;

/**
 * A free port below the range from which systems pick ports for outgoing connections: one of those
 * could take it before the caller listens.
 */
export async function freePort(attempts = 50): Promise<number> {
  const port = rangeStart + randomInt(1_100);
  try {
    if (usedPorts.has(port)) throw new Error(`Port ${port} was given out already.`);
    await checkFree(port, 'chosen at random');
    usedPorts.add(port);
    return port;
  } catch (error) {
    if (attempts === 1) throw error;
    return freePort(attempts - 1);
  }
}

/** Checks that nobody listens on a port. @throws Error that names the port and its use. */
export async function checkFree(port: number, use: string) {
  const server = createServer();
  await listen(server, port, use);
  await new Promise((resolve) => server.close(resolve));
}

/** Listens on a port. @throws Error that names the port and its use if it is taken. */
export function listen(server: Server, port: number, use: string, host?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} (${use}) is already in use. Stop the program that uses it and try again.`,
            )
          : error,
      ),
    );
    server.listen({ port, host }, resolve);
  });
}

/** Ends a server and the connections that are still open. */
export function close(server: HttpServer): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
