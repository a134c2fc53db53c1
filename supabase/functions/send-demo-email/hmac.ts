import { environment } from './environment.ts';

/**
 * HMAC-SHA-256 of a text, in hexadecimal.
 * @param key HMAC_KEY by default
 */
export async function hmac(text: string, key = environment.hmacKey): Promise<string> {
  const encoder = new TextEncoder();
  const imported = await crypto.subtle.importKey(
    'raw',
    encoder.encode(key),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const hash = await crypto.subtle.sign('HMAC', imported, encoder.encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
