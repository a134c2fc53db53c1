import { formFields } from '../_shared/form-fields.ts';
import { defaultLocale, isLocale, type Locale } from '../_shared/locales.ts';
import { parseJson } from './parse-json.ts';
import { json, mediaType, urlencoded } from './reply.ts';

/** The largest body that is read, in bytes. */
const maxBytes = 32 * 1024;

/** The most that is read only to be thrown away, in bytes. */
const maxDiscarded = 1024 * 1024;

/** Names of checkboxes, for which a browser without script posts `on`. */
const checkboxes = new Set(
  Object.values(formFields)
    .flatMap((fields) => Object.values(fields).flat())
    .filter(({ kind }) => kind === 'checkbox')
    .map(({ name }) => name),
);

type Body = {
  values: Record<string, unknown>;
  /** The language in which a form without script is answered. */
  locale: Locale;
  /** Set if the body cannot be used. */
  refusal?: ReturnType<typeof json>;
};

/** Reads a JSON or urlencoded body. */
export async function readBody(request: Request): Promise<Body> {
  const type = mediaType(request);
  if (type !== 'application/json' && type !== urlencoded)
    return refuse(json(415, { error: 'content-type' }));

  const { text, complete } = await readText(request);
  const values = type === urlencoded ? parseForm(text) : complete ? objectIn(parseJson(text)) : {};
  // The locale comes early in a form, so it is known even if the body is cut off.
  const locale = isLocale(values?.locale) ? values.locale : defaultLocale;
  if (!complete) return refuse(json(413, { error: 'too-large' }), locale);
  if (!values) return refuse(json(400, { error: 'json' }));
  return { values, locale };
}

const refuse = (refusal: Body['refusal'], locale = defaultLocale): Body => ({
  values: {},
  locale,
  refusal,
});

/** The body as text, no longer than the limit. */
async function readText(request: Request): Promise<{ text: string; complete: boolean }> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    if (size <= maxBytes) chunks.push(chunk);
    size += chunk.length;
    if (size > maxDiscarded) break;
  }
  const bytes = await new Blob(chunks as BlobPart[]).arrayBuffer();
  return { text: new TextDecoder().decode(bytes), complete: size <= maxBytes };
}

/**
 * Reads and throws away a body that nobody has read: otherwise the server may close the connection on a caller
 * who is still sending, and the answer would be lost.
 */
export async function discardBody(request: Request) {
  if (!request.bodyUsed) await readText(request);
}

/** The value if it is an object, else undefined. */
const objectIn = (values: unknown) =>
  values !== null && typeof values === 'object' && !Array.isArray(values)
    ? (values as Record<string, unknown>)
    : undefined;

function parseForm(text: string): Record<string, unknown> {
  const values: Record<string, unknown> = Object.fromEntries(new URLSearchParams(text));
  for (const name of checkboxes) if (name in values) values[name] = values[name] === 'on';
  return values;
}
