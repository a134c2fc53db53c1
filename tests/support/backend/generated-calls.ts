import fc from 'fast-check';
import { address, anyText, fitting, hostileText, notText } from './hostile-texts';
import { forms, isTyped } from './requests';

/** A call of the function as an attacker makes it. */
export type GeneratedCall = {
  path: '' | '/newsletter' | '/retry' | '/events';
  headers: Record<string, string>;
  body: string | Uint8Array;
  /** The address the body names, as the function reads it. */
  email?: string;
};

const form = fc.constantFrom(...forms);
const names = [...new Set(forms.flatMap(({ fields }) => fields.filter(isTyped)))].map(
  ({ name }) => name,
);
const envelope = [
  ...[
    'type',
    'locale',
    'submissionId',
    'website',
    'elapsed',
    'challenge',
    'consent',
    'newsletter',
    'email',
  ],
  ...['id', 'status', 'p_spam', 'constructor', 'toString', '__proto__'],
];

/** Some fields hostile, in most calls also what is no field or no text. */
const fields = fc
  .tuple(
    form,
    address,
    fc.dictionary(fc.constantFrom(...names), fitting, { maxKeys: 4, noNullPrototype: true }),
    fc.option(
      fc.dictionary(
        fc.oneof(fc.constantFrom(...names, ...envelope), anyText),
        fc.oneof(notText, hostileText),
        { minKeys: 1, maxKeys: 4, noNullPrototype: true },
      ),
      { freq: 4, nil: {} },
    ),
    fc.option(fc.uuid(), { nil: undefined }),
  )
  .map(([{ form, fields }, email, hostile, strange, submissionId]): Record<string, unknown> => {
    const typed = fields.filter(isTyped).map(({ name }) => name);
    const text = Object.entries(hostile).filter(([name]) => typed.includes(name));
    return { ...form({ email, submissionId, ...Object.fromEntries(text) }), ...strange };
  });

const json = fields.map((values) => ({
  body: JSON.stringify(values),
  type: 'application/json; charset=utf-8',
  email: values.email,
}));
/** An object may have a `toString` of its own that is no function. */
const asText = (value: unknown) =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);
const urlencoded = fields.map((values) => {
  const pairs = Object.entries(values).filter(([, value]) => value !== undefined);
  const texts = pairs.map(([name, value]) => [name, value === true ? 'on' : asText(value)]);
  const email = new URLSearchParams(new URLSearchParams(texts).toString()).get('email');
  return {
    body: new URLSearchParams(texts).toString(),
    type: 'application/x-www-form-urlencoded',
    email: email ?? undefined,
  };
});
const garbage = fc
  .tuple(
    fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      hostileText,
      fc.json(),
      fc.constantFrom('{', '[]', 'null', '{"a":1}{', '[['.repeat(2000), `"${'x'.repeat(33_000)}"`),
    ),
    fc.constantFrom(
      ...['application/json', 'application/x-www-form-urlencoded', 'text/plain', ''],
      'multipart/form-data; boundary=x',
    ),
  )
  .map(([body, type]) => ({ body, type, email: undefined }));

const ipV6 = (groups: number[]) => groups.map((group) => group.toString(16)).join(':');
const octet = fc.integer({ min: 0, max: 255 });
const caller = fc.oneof(
  fc.tuple(octet, octet, octet, octet).map((octets) => octets.join('.')),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 }).map(ipV6),
  fc.tuple(fc.ipV4(), fc.uuid()).map((hops) => hops.join(', ')),
);
const token = fc.oneof(fc.uuid(), hostileText);

/** Mostly to the forms, a few to the paths beside them. */
export const generatedCall: fc.Arbitrary<GeneratedCall> = fc
  .tuple(
    fc.oneof(
      { weight: 6, arbitrary: json },
      { weight: 2, arbitrary: urlencoded },
      { weight: 2, arbitrary: garbage },
      {
        weight: 1,
        arbitrary: fc
          .record({ token, action: fc.constantFrom('confirm', 'withdraw', 'x') })
          .map((values) => ({
            body: JSON.stringify(values),
            type: 'application/json',
            email: undefined,
          })),
      },
    ),
    fc.oneof(
      { weight: 12, arbitrary: fc.constant('' as const) },
      { weight: 1, arbitrary: fc.constant('/newsletter' as const) },
      { weight: 1, arbitrary: fc.constant('/retry' as const) },
      { weight: 1, arbitrary: fc.constant('/events' as const) },
    ),
    caller,
    fc.option(fc.base64String(), { nil: undefined }),
  )
  .map(([{ body, type, email }, path, address, secret]) => ({
    path,
    body,
    // A control character is read as a space, and so is a mark that turns the writing around.
    email:
      typeof email === 'string'
        ? email
            .replace(/[\p{Cc}\p{Bidi_Control}]/gu, ' ')
            .trim()
            .toLowerCase()
        : undefined,
    headers: {
      ...(type ? { 'content-type': type } : {}),
      ...(secret ? { 'x-retry-secret': secret, 'x-events-secret': secret } : {}),
      'x-forwarded-for': address,
    },
  }));
