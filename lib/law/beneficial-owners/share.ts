/** A part of a whole, exact and in lowest terms: 25 % is 1/4. */
export type Share = { numerator: bigint; denominator: bigint };

/** @param whole more than nothing */
export function fraction(part: bigint, whole: bigint): Share {
  let [divisor, rest] = [whole, part < 0n ? -part : part];
  while (rest > 0n) [divisor, rest] = [rest, divisor % rest];
  return { numerator: part / divisor, denominator: whole / divisor };
}

export const noShare: Share = { numerator: 0n, denominator: 1n };
export const fullShare: Share = { numerator: 1n, denominator: 1n };
export const half: Share = { numerator: 1n, denominator: 2n };

/** How many digits a percentage may have after its comma or point. */
export const maxDecimals = 6;

const percentage = new RegExp(`^(\\d{1,3})(?:[.,](\\d{1,${maxDecimals}}))?\\s*%?$`);
const ofTotal = /^(\d{1,12})\s*\/\s*(\d{1,12})$/;

/**
 * Reads a part as people write it: a percentage ("25", "33,33", "12.5 %") or so many shares of a total
 * ("1/3", "33/100").
 * @returns undefined outside 0 to 1
 */
export function parseShare(text: string): Share | undefined {
  const share = fractionIn(text.trim()) ?? percentageIn(text.trim());
  return share && compare(share, fullShare) <= 0 ? share : undefined;
}

function percentageIn(text: string): Share | undefined {
  const [match, integer, digits = ''] = percentage.exec(text) ?? [];
  if (match === undefined) return undefined;
  return fraction(BigInt(integer + digits), 10n ** BigInt(2 + digits.length));
}

function fractionIn(text: string): Share | undefined {
  const [, part = '', total = '0'] = ofTotal.exec(text) ?? [];
  return Number(total) === 0 ? undefined : fraction(BigInt(part), BigInt(total));
}

export const multiply = (a: Share, b: Share): Share =>
  fraction(a.numerator * b.numerator, a.denominator * b.denominator);

/** @param by more than nothing */
export const divide = (share: Share, by: Share): Share =>
  fraction(share.numerator * by.denominator, share.denominator * by.numerator);

const add = (a: Share, b: Share): Share =>
  fraction(
    a.numerator * b.denominator + b.numerator * a.denominator,
    a.denominator * b.denominator,
  );

export const subtract = (a: Share, b: Share): Share => add(a, { ...b, numerator: -b.numerator });

export const sum = (shares: Share[]): Share => shares.reduce(add, noShare);

export const greater = (a: Share, b: Share): Share => (compare(a, b) < 0 ? b : a);

/** Negative where a is smaller than b, 0 where they are equal, positive where it is greater. */
export const compare = (a: Share, b: Share): number =>
  Number(a.numerator * b.denominator - b.numerator * a.denominator);

/**
 * A share as a percentage with a point, without trailing zeros: "33.33".
 * @param digits how many it may have after the point; what is beyond is cut, never rounded up, so that
 *   24.9999999 does not read as 25
 */
export function percentDigits(share: Share, digits: number): { text: string; exact: boolean } {
  const numerator = share.numerator * 10n ** BigInt(digits + 2);
  const padded = String(numerator / share.denominator).padStart(digits + 1, '0');
  const integer = padded.slice(0, padded.length - digits);
  const decimals = padded.slice(padded.length - digits).replace(/0+$/, '');
  return {
    text: decimals ? `${integer}.${decimals}` : integer,
    exact: numerator % share.denominator === 0n,
  };
}
