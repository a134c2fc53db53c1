/*
 * The challenge that can be switched on against a flood (docs/on-call.md): the browser looks for a number
 * that, appended to a nonce of the request, gives a hash with a number of leading zero bits.
 */

/** Numbers tried between two pauses, in which the page stays usable. */
const slice = 500;

/** Whether a number is a solution. @param bits how many zero bits the hash has to begin with */
export async function isSolution(nonce: string, number: number, bits: number): Promise<boolean> {
  const text = new TextEncoder().encode(`${nonce}.${number}`);
  const hash = new DataView(await crypto.subtle.digest('SHA-256', text));
  return Math.clz32(hash.getUint32(0)) >= bits;
}

/**
 * Looks for a solution in small slices.
 * @param timeLimit milliseconds after which a slow device gives up
 * @returns undefined if none was found in time
 */
export async function findSolution(nonce: string, bits: number, timeLimit: number) {
  const end = performance.now() + timeLimit;
  for (let start = 0; performance.now() < end; start += slice) {
    for (let number = start; number < start + slice; number++)
      if (await isSolution(nonce, number, bits)) return number;
    await new Promise((resolve) => setTimeout(resolve));
  }
  return undefined;
}
