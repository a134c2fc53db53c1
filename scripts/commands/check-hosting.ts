import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import { isDeepStrictEqual } from 'node:util';
import { type Answer, answerOf } from '../hosting/answer';
import { probes } from '../hosting/probes';
import { localServer, ownFolder, programs, runServer } from '../hosting/run-server';
import { siteHandler } from '../lib/serve-site';
import { main } from '../lib/cli';

/* Holds the answers of nginx and Caddy, with the configurations of the build, against the local server's. */
main(async () => {
  const addresses = await probes();
  const folder = ownFolder();
  try {
    const expected = await localAnswers(folder, addresses);
    const wrong = [];
    for (const name of Object.keys(programs)) wrong.push(...(await differences(name, expected)));
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

async function localAnswers(folder: string, addresses: string[]) {
  const { ports, origin, certificate } = await localServer(folder);
  const { chain, key } = certificate;
  const tls = { cert: readFileSync(chain), key: readFileSync(key) };
  const server = createServer(tls, siteHandler('out')).listen(ports.https);
  try {
    return await answers(origin, addresses, chain);
  } finally {
    server.close();
  }
}

async function answers(origin: string, addresses: string[], chain: string) {
  const found = new Map<string, Answer>();
  for (const address of addresses) found.set(address, await answerOf(origin + address, chain));
  return found;
}

/** What a program answers otherwise than the local server, in words; also where it is missing. */
async function differences(name: string, expected: Map<string, Answer>): Promise<string[]> {
  const folder = ownFolder();
  const server = await localServer(folder);
  try {
    const stop = await runServer(name, folder, server);
    const asked = answers(server.origin, [...expected.keys()], server.certificate.chain);
    const found = await asked.finally(stop);
    const wrong = [...expected].filter(
      ([address, answer]) => !isDeepStrictEqual(answer, found.get(address)),
    );
    console.log(
      `${name}: ${expected.size - wrong.length} of ${expected.size} answers are the same`,
    );
    return wrong.map(([address, answer]) =>
      [`${name} ${address}`, ...lines(answer, found.get(address) ?? {})].join('\n'),
    );
  } catch (error) {
    return [`${error instanceof Error ? error.message : error}`];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const lines = (expected: Answer, found: Answer) =>
  [...new Set([...Object.keys(expected), ...Object.keys(found)])]
    .filter((name) => expected[name] !== found[name])
    .map((name) => `  ${name}: expected ${expected[name]}, found ${found[name]}`);
