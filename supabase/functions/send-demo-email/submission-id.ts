const tenMinutes = 10 * 60 * 1000;

/**
 * Derives the id of a request that came without one (no script) from its content and a ten-minute
 * window, so that a double click is one request and next week's is another. `previousId` and `nextId` are
 * the ids in the windows beside it, for a double click across the boundary that two servers receive, in
 * either order.
 */
export async function derivedIds(content: string, now = Date.now()) {
  const period = Math.floor(now / tenMinutes);
  const [previousId, id, nextId] = await Promise.all([
    uuidOf(`${period - 1} ${content}`),
    uuidOf(`${period} ${content}`),
    uuidOf(`${period + 1} ${content}`),
  ]);
  return { previousId, id, nextId };
}

/** A UUID version 8 (RFC 9562) from the hash of a text. */
async function uuidOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const bytes = new Uint8Array(hash).slice(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
