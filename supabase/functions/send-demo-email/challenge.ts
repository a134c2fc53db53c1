import { isSolution } from '../_shared/proof-of-work.ts';
import { environment } from './environment.ts';
import { canSign, hmac } from './hmac.ts';
import { timingSafeEqual } from './secret.ts';

/** How long a nonce is valid, in milliseconds. */
const lifetime = 10 * 60 * 1000;

/** The difficulty, in zero bits, of the challenge in a flood while CHALLENGE_BITS is 0. */
const floodBits = 14;

/** Whether each request is asked for an answer. */
export const isChallengeOn = canSign && environment.challengeBits > 0;

const bits = environment.challengeBits || floodBits;

/** What the browser has to solve. */
export type Challenge = { bits: number; nonce: string };

/** The challenge of a request: its nonce is signed, and valid for this submission id and ten minutes. */
export async function newChallenge(id: string): Promise<Challenge | undefined> {
  if (!canSign) return undefined;
  const expiry = String(Date.now() + lifetime);
  return { bits, nonce: `${expiry}.${await sign(id, expiry)}` };
}

/**
 * Whether a request solved the challenge.
 * @param answer the nonce and the number: `EXPIRY.SIGNATURE.NUMBER`
 */
export async function isSolved(answer: string, id: string): Promise<boolean> {
  if (!canSign) return false;
  const [expiry = '', signature = '', number = ''] = answer.split('.');
  if (!(Number(expiry) > Date.now())) return false;
  if (!(await timingSafeEqual(signature, await sign(id, expiry)))) return false;
  return isSolution(`${expiry}.${signature}`, Number(number), bits);
}

const sign = (id: string, expiry: string) => hmac(`challenge ${id} ${expiry}`);
