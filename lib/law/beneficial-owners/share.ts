/**
 * A part of a whole, exact: `units` / (10^`decimals` × `divisor`). 25 % is `{ units: 25n, decimals: 2,
 * divisor: 1n }`; the divisor is for what no decimal can write, such as 1/3.
 */
export type Share = { units: bigint; decimals: number; divisor: bigint };

export const noShare: Share = { units: 0n, decimals: 0, divisor: 1n };
export const fullShare: Share = { units: 1n, decimals: 0, divisor: 1n };
export const half: Share = { units: 5n, decimals: 1, divisor: 1n };

/** How many digits a percentage may have after its comma or point. */
export const maxDecimals = 6;

const percentage = new RegExp(`^(\\d{1,3})(?:[.,](\\d{1,${maxDecimals}}))?\\s*%?$`);
const fraction = /^(\d{1,12})\s*\/\s*(\d{1,12})$/;

/**
 * Reads a part as people write it: a percentage ("25", "33,33", "12.5 %") or so many shares of a total
 * ("1/3", "33/100").
 * @returns nothing unless it is from none to the whole
 */
export function parseShare(text: string): Share | undefined {
  const share = fractionIn(text.trim()) ?? percentageIn(text.trim());
  return share && compare(share, fullShare) <= 0 ? share : undefined;
}

function percentageIn(text: string): Share | undefined {
  const [match, integer, digits = ''] = percentage.exec(text) ?? [];
  if (match === undefined) return undefined;
  return { units: BigInt(integer + digits), decimals: 2 + digits.length, divisor: 1n };
}

function fractionIn(text: string): Share | undefined {
  const [match, units, total] = fraction.exec(text) ?? [];
  if (match === undefined || Number(total) === 0) return undefined;
  return { units: BigInt(units ?? 0), decimals: 0, divisor: BigInt(total ?? 1) };
}

export const multiply = (a: Share, b: Share): Share => ({
  units: a.units * b.units,
  decimals: a.decimals + b.decimals,
  divisor: a.divisor * b.divisor,
});

/** @throws RangeError where `by` is nothing */
export const divide = (share: Share, by: Share): Share => ({
  units: share.units * 10n ** BigInt(by.decimals) * by.divisor,
  decimals: share.decimals,
  divisor: share.divisor * by.units,
});

const add = (a: Share, b: Share): Share => aligned(a, b, (left, right) => left + right);

export const subtract = (a: Share, b: Share): Share => aligned(a, b, (left, right) => left - right);

export const sum = (shares: Share[]): Share => shares.reduce(add, noShare);

export const greater = (a: Share, b: Share): Share => (compare(a, b) < 0 ? b : a);

/** Negative where a is smaller than b, 0 where they are equal, positive where it is greater. */
export const compare = (a: Share, b: Share): number => {
  const { units } = subtract(a, b);
  return units < 0n ? -1 : units > 0n ? 1 : 0;
};

function aligned(a: Share, b: Share, operate: (a: bigint, b: bigint) => bigint): Share {
  const decimals = Math.max(a.decimals, b.decimals);
  const divisor = a.divisor === b.divisor ? a.divisor : a.divisor * b.divisor;
  const unitsOf = (share: Share) =>
    share.units * 10n ** BigInt(decimals - share.decimals) * (divisor / share.divisor);
  return { units: operate(unitsOf(a), unitsOf(b)), decimals, divisor };
}

/**
 * A share as a percentage with a point, without trailing zeros: "33.33".
 * @param digits how many it may have after the point; what is beyond is cut, never rounded up, so that
 *   24.9999999 does not read as 25
 */
export function percentDigits(share: Share, digits: number): { text: string; exact: boolean } {
  const numerator = share.units * 10n ** BigInt(digits + 2);
  const denominator = 10n ** BigInt(share.decimals) * share.divisor;
  const padded = String(numerator / denominator).padStart(digits + 1, '0');
  const integer = padded.slice(0, padded.length - digits);
  const decimals = padded.slice(padded.length - digits).replace(/0+$/, '');
  return {
    text: decimals ? `${integer}.${decimals}` : integer,
    exact: numerator % denominator === 0n,
  };
}
