const tenMinutes = 10 * 60 * 1000;

/**
 * The id of a request that came without one (no script): a UUID version 8 made of its content and
 * of the ten minutes it falls in, so that a double click is one request and next week's is another.
 */
export async function derivedId(content: string, now = Date.now()): Promise<string> {
  const text = `${Math.floor(now / tenMinutes)} ${content}`;
  const digest = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)),
  ).slice(0, 16);
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x80;
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
