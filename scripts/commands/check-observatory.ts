import { readFileSync, rmSync } from 'node:fs';
import { bothProtocols } from '../hosting/both-protocols';
import { gradeOf } from '../hosting/observatory';
import { localServer, ownFolder } from '../hosting/run-server';
import { siteHandler } from '../lib/serve-site';
import { main } from '../lib/cli';

const needed = 130;

/* Has Mozilla's Observatory grade `out/`, served over HTTPS with a certificate of its own. The embedded
   platform speaks HTTP, what is published speaks HTTPS: that one word of the policy is changed. */
main(async () => {
  const folder = ownFolder();
  const server = await localServer(folder);
  const { port } = new URL(server.origin);
  const headers = readFileSync('out/_headers', 'utf8').replaceAll(
    'http://localhost:54321',
    'https://localhost:54321',
  );
  const listening = bothProtocols(siteHandler('out', headers), server).listen(Number(port));
  try {
    const { scan, tests } = await gradeOf(`localhost:${port}`, server.certificate.chain);
    for (const [name, { result, scoreModifier }] of Object.entries(tests))
      console.log(`${String(scoreModifier).padStart(4)}  ${name}: ${result}`);
    console.log(`\n${scan.score} points of ${needed} needed, grade ${scan.grade}`);
    if (scan.score < needed) process.exitCode = 1;
  } finally {
    listening.close();
    rmSync(folder, { recursive: true });
  }
});
