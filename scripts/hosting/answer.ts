import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { everywhere } from './rules';

/** What of an answer has to be the same on every host. */
export type Answer = Record<string, string>;

const compared = [
  ...Object.keys(everywhere),
  'Cache-Control',
  'Content-Type',
  'Location',
  'X-Robots-Tag',
];

/** Asks a server on this machine, without following redirects, for the headers that count. */
export function answerOf(url: string, chain: string): Promise<Answer> {
  // As a string: the path goes out as it is written, double slashes and all.
  const { port } = new URL(url);
  const path = url.slice(`https://localhost:${port}`.length);
  return new Promise((resolve, reject) => {
    request(
      { host: 'localhost', port, path, ca: readFileSync(chain), agent: false },
      (response) => {
        response.resume();
        const { headers, statusCode } = response;
        const answer: Answer = { status: String(statusCode) };
        for (const name of compared) {
          const value = headers[name.toLowerCase()];
          if (value) answer[name] = String(value).replaceAll('; charset', ';charset').toLowerCase();
        }
        // A redirect and its type are the server's own words, which nobody sees.
        if (answer.Location) delete answer['Content-Type'];
        resolve(answer);
      },
    )
      .on('error', reject)
      .end();
  });
}
