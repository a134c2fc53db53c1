/** A part of a whole, exact: `units` / 10^`decimals`. 25 % is `{ units: 25n, decimals: 2 }`. */
export type Share = { units: bigint; decimals: number };

export const nothing: Share = { units: 0n, decimals: 0 };
export const whole: Share = { units: 1n, decimals: 0 };

/** How many digits a percentage may have after its comma or point. */
export const maxDecimals = 6;

const percentage = new RegExp(`^(\\d{1,3})(?:[.,](\\d{1,${maxDecimals}}))?$`);

/**
 * Reads a percentage as people type it: "25", "33,33", "12.5 %".
 * @returns nothing unless it is a number from 0 to 100
 */
export function parsePercent(text: string): Share | undefined {
  const [match, integer, fraction = ''] = percentage.exec(text.replace(/[\s%]/g, '')) ?? [];
  if (match === undefined) return undefined;
  const share = { units: BigInt(integer + fraction), decimals: 2 + fraction.length };
  return compare(share, whole) > 0 ? undefined : share;
}

export const multiply = (a: Share, b: Share): Share => ({
  units: a.units * b.units,
  decimals: a.decimals + b.decimals,
});

const add = (a: Share, b: Share): Share => aligned(a, b, (left, right) => left + right);

export const subtract = (a: Share, b: Share): Share => aligned(a, b, (left, right) => left - right);

export const sum = (shares: Share[]): Share => shares.reduce(add, nothing);

/** Negative where a is smaller than b, 0 where they are equal, positive where it is greater. */
export const compare = (a: Share, b: Share): number => {
  const { units } = subtract(a, b);
  return units < 0n ? -1 : units > 0n ? 1 : 0;
};

function aligned(a: Share, b: Share, operate: (a: bigint, b: bigint) => bigint): Share {
  const decimals = Math.max(a.decimals, b.decimals);
  const unitsOf = (share: Share) => share.units * 10n ** BigInt(decimals - share.decimals);
  return { units: operate(unitsOf(a), unitsOf(b)), decimals };
}

/**
 * A share as a percentage with a point, without trailing zeros: "33.33".
 * @param digits how many it may have after the point; what is beyond is cut, never rounded up, so that
 *   24.9999999 does not read as 25
 */
export function percentDigits(share: Share, digits: number): { text: string; exact: boolean } {
  const places = Math.max(share.decimals - 2, 0);
  const units = share.units * 10n ** BigInt(places + 2 - share.decimals);
  const padded = String(units).padStart(places + 1, '0');
  const integer = padded.slice(0, padded.length - places);
  const fraction = padded.slice(padded.length - places).replace(/0+$/, '');
  const kept = fraction.slice(0, digits).replace(/0+$/, '');
  return { text: kept ? `${integer}.${kept}` : integer, exact: fraction.length <= digits };
}
