import { isSolution } from '../_shared/proof-of-work.ts';
import { environment } from './environment.ts';
import { hmac } from './hmac.ts';
import { timingSafeEqual } from './secret.ts';

/** How long a nonce is good, in milliseconds. */
const lifetime = 10 * 60 * 1000;

/** How many zero bits the answer begins with where a flood has the challenge asked for though it is not on. */
const floodBits = 14;

/** Nobody may sign nonces with a key that can be guessed. */
const isPossible = !environment.wrongSettings.includes('HMAC_KEY');

/** Whether each request is asked for an answer. */
export const isChallengeOn = isPossible && environment.challengeBits > 0;

const bits = environment.challengeBits || floodBits;

/** What the browser has to solve. */
export type Challenge = { bits: number; nonce: string };

/** The challenge of a request: its nonce is signed, good for this submission id and some minutes. */
export async function newChallenge(id: string): Promise<Challenge | undefined> {
  if (!isPossible) return undefined;
  const expiry = String(Date.now() + lifetime);
  return { bits, nonce: `${expiry}.${await sign(id, expiry)}` };
}

/**
 * Whether a request solved the challenge.
 * @param answer the nonce and the number: `EXPIRY.SIGNATURE.NUMBER`
 */
export async function isSolved(answer: string, id: string): Promise<boolean> {
  if (!isPossible) return false;
  const [expiry = '', signature = '', number = ''] = answer.split('.');
  if (!(Number(expiry) > Date.now())) return false;
  if (!(await timingSafeEqual(signature, await sign(id, expiry)))) return false;
  return isSolution(`${expiry}.${signature}`, Number(number), bits);
}

const sign = (id: string, expiry: string) => hmac(`challenge ${id} ${expiry}`);
