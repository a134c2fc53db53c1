import type { Answer } from './answer.ts';
import { mediaType, urlencoded } from './media-type.ts';

/** The largest body that is read, in bytes. */
const limit = 32 * 1024;

/** Boxes: a browser without script posts `on`. */
const ticks = ['consent', 'newsletter'];

/** The values of a JSON or urlencoded body, or the answer that refuses it. */
export async function readBody(
  request: Request,
): Promise<{ values: Record<string, unknown> } | Answer> {
  const type = mediaType(request);
  if (type !== 'application/json' && type !== urlencoded)
    return { status: 415, body: { error: 'content-type' } };

  const { text, whole } = await readText(request);
  if (!whole) {
    // The language of a form comes early in its body.
    const locale = type === urlencoded && parseForm(text).locale === 'en' ? 'en' : 'fr';
    return { status: 413, body: { error: 'too-large' }, locale };
  }
  return type === 'application/json' ? parseJson(text) : { values: parseForm(text) };
}

/** The body as text, up to the limit: what comes after it is not read. */
async function readText(request: Request): Promise<{ text: string; whole: boolean }> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > limit) break;
  }
  const bytes = await new Blob(chunks as BlobPart[]).arrayBuffer();
  return { text: new TextDecoder().decode(bytes), whole: size <= limit };
}

function parseJson(text: string): { values: Record<string, unknown> } | Answer {
  try {
    const values = JSON.parse(text);
    if (values !== null && typeof values === 'object' && !Array.isArray(values)) return { values };
  } catch {
    // Said below, as for a body that is JSON but no object.
  }
  return { status: 400, body: { error: 'json' } };
}

function parseForm(text: string): Record<string, unknown> {
  const values: Record<string, unknown> = Object.fromEntries(new URLSearchParams(text));
  for (const name of ticks) if (name in values) values[name] = values[name] === 'on';
  return values;
}
