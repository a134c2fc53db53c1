import { environment } from './environment.ts';
import { canSign, hmac as sign } from './hmac.ts';

/** Where HMAC_KEY can be guessed, the database's key stands in: the limits must hold. */
const hmac = (text: string) => sign(text, canSign ? undefined : environment.secretKey);

/** Keyed hashes of a caller's network address and, for IPv6, of its /48; null where unknown. */
export type CallerHashes = { address: string | null; network: string | null };

/**
 * The hashes by which requests from one caller are counted; the address itself is never stored. An IPv6
 * caller controls a whole /64, and often a whole /48, so these prefixes are counted.
 */
export async function callerHashes(request: Request): Promise<CallerHashes> {
  const address = withoutPort(callerOf(request) ?? '');
  if (!/^[\d.]+$|:/.test(address)) {
    // All such callers are then counted together, so the log has to say so.
    console.warn('limits: no address of the caller in the headers. See TRUSTED_HOP.');
    return { address: null, network: null };
  }
  const groups = firstGroups(address);
  if (!groups) return { address: await hmac(ipv4Of(address)), network: null };
  const [hash, network] = await Promise.all([
    hmac(groups.join(':')),
    hmac(`${groups.slice(0, 3).join(':')}::/48`),
  ]);
  return { address: hash, network };
}

/**
 * The caller's address in the headers of hosted Supabase: `cf-connecting-ip`, or else the second entry of
 * x-forwarded-for from the end (`CLIENT,CLIENT, 99.82.164.18`), because the last one is Supabase's own
 * accelerator. Behind other proxies TRUSTED_HOP names the entry; callers can forge the ones before it.
 */
function callerOf({ headers }: Request): string | undefined {
  const entries = headers.get('x-forwarded-for')?.split(',') ?? [];
  if (environment.trustedHop) return entries.at(-environment.trustedHop);
  return headers.get('cf-connecting-ip') || entries.at(-2) || entries[0];
}

/** `203.0.113.7:4711` and `[2001:db8::1]:4711` as addresses. */
function withoutPort(entry: string): string {
  const [, ipv6, ipv4] = entry.trim().match(/^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/) ?? [];
  return ipv6 ?? ipv4 ?? entry.trim();
}

/** An IPv4 address, which may be written as an IPv6 one. */
const ipv4Of = (address: string) => address.replace(/^::ffff:(?=[\d.]+$)/i, '');

/** The first four groups of an IPv6 address; undefined for an IPv4 address. */
function firstGroups(address: string): string[] | undefined {
  if (!ipv4Of(address).includes(':')) return undefined;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = (tail ?? '').split(':').filter(Boolean);
  const zeros =
    tail === undefined ? [] : Array(Math.max(0, 8 - groups.length - rest.length)).fill('0');
  return [...groups, ...zeros, ...rest]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
}
