import { environment } from './environment.ts';

/**
 * A keyed hash of the caller's network address; the address itself is never stored. The trusted entry
 * of x-forwarded-for is counted from the end, because callers can write anything in front of what the
 * proxies append. An IPv6 caller controls a whole /64, so only that prefix counts.
 */
export async function addressHash(request: Request): Promise<string | null> {
  const hops = request.headers.get('x-forwarded-for')?.split(',') ?? [];
  const address = hops.at(-environment.trustedHop)?.trim();
  if (!address) return null;
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(environment.addressHashKey),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const hash = await crypto.subtle.sign('HMAC', key, encoder.encode(networkOf(address)));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** An IPv4 address, or the first four groups of an IPv6 address. */
function networkOf(address: string): string {
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1];
  if (mapped || !address.includes(':')) return mapped ?? address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = (tail ?? '').split(':').filter(Boolean);
  const zeros =
    tail === undefined ? [] : Array(Math.max(0, 8 - groups.length - rest.length)).fill('0');
  return [...groups, ...zeros, ...rest]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
