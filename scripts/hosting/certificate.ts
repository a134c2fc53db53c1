import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Server } from './server';

/**
 * A certificate for localhost that lasts a day, signed by itself.
 * @throws Error where openssl is missing.
 */
export function makeCertificate(folder: string): Server['certificate'] {
  const certificate = { chain: join(folder, 'chain.pem'), key: join(folder, 'key.pem') };
  const what = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1'.split(
    ' ',
  );
  const whom = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const where = ['-out', certificate.chain, '-keyout', certificate.key];
  try {
    execFileSync('openssl', [...what, ...whom, ...where], { stdio: 'pipe' });
  } catch (error) {
    throw new Error(`No certificate for localhost: is openssl installed? ${error}`);
  }
  return certificate;
}
