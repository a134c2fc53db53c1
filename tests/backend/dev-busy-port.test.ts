import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

test('`npm run dev` on a busy port says so in one sentence, before it starts anything', async () => {
  const server = createServer();
  onTestFinished(() => void server.close());
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const dev = promisify(execFile)('node_modules/.bin/tsx', ['scripts/dev.ts'], {
    env: { ...process.env, PORT: String(port) },
  });
  await expect(dev).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: `\nPort ${port} (site) is already in use. Stop the program that uses it and try again.\n`,
  });
});
