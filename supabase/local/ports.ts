import { createServer, type Server } from 'node:net';

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

/**
 * Listens, or says plainly that the port is taken.
 * @param host this machine only, unless another is named.
 * @throws Error in that case.
 */
export function listen(
  server: Server,
  port: number,
  what: string,
  host: string | undefined = '127.0.0.1',
): Promise<void> {
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
