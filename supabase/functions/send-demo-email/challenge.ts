import { isSolution } from '../_shared/proof-of-work.ts';
import { environment } from './environment.ts';
import { hmac } from './hmac.ts';
import { timingSafeEqual } from './secret.ts';

/** How long a nonce is good, in milliseconds. */
const lifetime = 10 * 60 * 1000;

/** What the browser has to solve. */
export type Challenge = { bits: number; nonce: string };

/** The challenge of a request: its nonce is signed, good for this submission id and some minutes. */
export async function newChallenge(id: string): Promise<Challenge> {
  const expiry = String(Date.now() + lifetime);
  return { bits: environment.challengeBits, nonce: `${expiry}.${await sign(id, expiry)}` };
}

/**
 * Whether a request solved the challenge; true where none is asked for.
 * @param answer the nonce and the number: `EXPIRY.SIGNATURE.NUMBER`
 */
export async function isSolved(answer: string, id: string): Promise<boolean> {
  const bits = environment.challengeBits;
  if (bits === 0) return true;
  const [expiry = '', signature = '', number = ''] = answer.split('.');
  if (!(Number(expiry) > Date.now())) return false;
  if (!(await timingSafeEqual(signature, await sign(id, expiry)))) return false;
  return isSolution(`${expiry}.${signature}`, Number(number), bits);
}

const sign = (id: string, expiry: string) => hmac(`challenge ${id} ${expiry}`);
