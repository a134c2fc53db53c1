import { environment } from './environment.ts';

const encoder = new TextEncoder();

/** Whether HMAC_KEY is a secret: with a key that can be guessed, anybody could sign. */
export const canSign = !environment.wrongSettings.includes('HMAC_KEY');

/**
 * HMAC-SHA-256 of a text, in hexadecimal.
 * @param key HMAC_KEY by default
 */
export async function hmac(text: string, key = environment.hmacKey): Promise<string> {
  const hash = await hmacBytes(text, encoder.encode(key));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** HMAC-SHA-256 of a text. */
export async function hmacBytes(text: string, key: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, encoder.encode(text)));
}
