import { setTimeout } from 'node:timers/promises';
import { messageOf } from '../lib/cli';

/** A text of the register by its official identifier; of a code, one article of it: L.561-2. */
export type Subject = { at: string; article?: string | undefined };

/** What the official publisher of a text says of it today. */
export type Answer =
  /** Its latest version applies from this day, which may be to come. */
  | { kind: 'version'; day: string }
  | { kind: 'moved'; to: string }
  /** Repealed, about to be, or not known to its publisher. */
  | { kind: 'gone' }
  | { kind: 'unknown'; why: string };

export type VersionOf = (subject: Subject) => Promise<Answer>;

/** How long a request may take, how many times it is tried, and the pause between, in milliseconds. */
export type Patience = { timeout: number; attempts: number; pause: number };
const patient: Patience = { timeout: 60_000, attempts: 2, pause: 10_000 };

/** @throws Error if every attempt fails: status, time-out, or an answer that is no JSON */
export async function askJson(
  url: string,
  init: RequestInit,
  { timeout, attempts, pause }: Patience = patient,
): Promise<unknown> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeout) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return await response.json();
  } catch (error) {
    if (attempts === 1) throw error;
    await setTimeout(pause);
    return askJson(url, init, { timeout, attempts: attempts - 1, pause });
  }
}

/** Turns failures into an answer, and asks no more after three in a row: a service may be down for hours. */
export function guarded(name: string, versionOf: VersionOf): VersionOf {
  let failures = 0;
  return async (subject) => {
    if (failures === 3) return { kind: 'unknown', why: `${name} failed three times in a row` };
    try {
      const answer = await versionOf(subject);
      failures = 0;
      return answer;
    } catch (error) {
      failures += 1;
      return { kind: 'unknown', why: `${name}: ${messageOf(reasonOf(error))}` };
    }
  };
}

/** A failed `fetch` gives its reason as `cause`. */
const reasonOf = (error: unknown) => (error instanceof Error && error.cause) || error;
