import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';

/**
 * A port that nobody listens on, and that the system gives to nobody by itself: below those it takes
 * for connections, which could have it before its user listens.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_768);
    const free = await checkFree(port, 'any').then(
      () => true,
      () => false,
    );
    if (free) return port;
  }
}

/** Says plainly where a port is taken that another program is to listen on. @throws Error in that case. */
export async function checkFree(port: number, what: string) {
  const server = createServer();
  await listen(server, port, what);
  await new Promise((resolve) => server.close(resolve));
}

/** This machine only: what the platform holds is nobody else's. */
export const thisMachine = '127.0.0.1';

/** Listens, or says plainly that the port is taken. @throws Error in that case. */
export function listen(server: Server, port: number, what: string, host?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} (${what}) is taken: end the program that uses it, then again.`)
          : error,
      ),
    );
    server.listen({ port, host }, resolve);
  });
}
