import { createServer } from 'node:http';
import { close, freePort, listen } from '@/supabase/local/ports';
import { atEnd } from '../at-end';

/** Receives the heartbeat. @param status what it answers @returns its address, and the method of each call */
export async function startWatcher(status = 200) {
  const beats: (string | undefined)[] = [];
  const watcher = createServer((request, response) => {
    beats.push(request.method);
    response.writeHead(status).end();
  });
  const port = await freePort();
  await listen(watcher, port, 'heartbeat');
  atEnd(() => close(watcher));
  return { beats, url: `http://127.0.0.1:${port}/ping` };
}
