import fc from 'fast-check';
import { forms, isTyped } from './requests';

/** Texts of at most 80 characters, as a name may be, meant to break out of where they are put: a mail's header, its HTML, SQL, JSON, a log. */
export const attacks = {
  'a header': 'Zoé\r\nBcc: eve@evil.example\r\nX-Evil: yes\r\n\r\nbody',
  'a header behind other line breaks':
    'Zoé\u0085Bcc: eve@evil.example\u2028Cc: eve@evil.example\u2029To: eve@evil.example\u000bX-Evil: 1',
  'a header that is encoded': '=?utf-8?q?=0d=0aBcc:_eve@evil.example?= %0d%0aBcc:eve@evil.example',
  'more addresses': '"Eve" <eve@evil.example>, eve@evil.example; <eve@evil.example>',
  markup: `<script>alert(1)</script></td></table><img src=x onerror="a('b')"><!-- &lt;i`,
  'markup that hides':
    '<a href="https://evil.example/">ici</a>\u0000<sc\u0000ript>\u202e<style>*{}',
  'control characters': 'a\u0000b\u0001c\u0007d\u001be\u007ff\u009fg\u0085h\ufeffi\u200bj',
  'lone surrogates': 'a\ud800b\udc00c\ud83dd',
  templates: '{company} {link} {code} {date} $& $1 $` %s',
  SQL: `'); drop table form_submissions; -- \\' "`,
} as const;

/** Addresses that are none, are several, or look like another one: each is refused. */
export const badAddresses = [
  'аnne@prospect.example', // Cyrillic а
  'anne@prоspect.example', // Cyrillic о
  'anne@ｐrospect.example', // full-width p
  'anne@prospect。example', // ideographic full stop
  'anné@prospect.example',
  'anne\u200b@prospect.example',
  'anne\u202e@prospect.example',
  'anne\ud800@prospect.example',
  'anne\u0000@prospect.example',
  'anne@prospect.example,eve@evil.example',
  'anne@prospect.example;eve@evil.example',
  'anne@prospect.example eve@evil.example',
  'anne@prospect.example\r\nBcc: eve@evil.example',
  'anne@prospect.example\u0085eve@evil.example',
  'anne@prospect.example%0aBcc:eve@evil.example',
  '<anne@prospect.example>',
  'Anne <anne@prospect.example>',
  '"anne@prospect.example, eve"@evil.example',
  'anne@prospect.example(eve@evil.example)',
  'anne@[127.0.0.1]',
  'anne@localhost',
  'anne@evil.example@prospect.example',
  '@prospect.example',
] as const;

const anyUnit = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit));
/** Any text at all. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  // Halves of characters too.
  fc.string({ unit: anyUnit, maxLength: 60 }),
  fc.constantFrom('', ' ', 'x'.repeat(5000), '\u0000', '__proto__', 'on', 'null'),
);
const attack = fc.constantFrom<string>(...Object.values(attacks));
/** A text that attacks, or one that nobody expects. */
const hostileText = fc.oneof(
  anyText,
  attack,
  fc.tuple(anyText, attack, anyText).map((parts) => parts.join('')),
);
/** Short enough for most fields, so that many of these requests are taken and mailed. */
const fitting = hostileText.map((text) => `${text.slice(0, 30)}x`);
/** What JSON may have in the place of a text. */
const notText = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constant(undefined));

/** Addresses, good, bad and made up. */
const address = fc.oneof(
  { weight: 2, arbitrary: fc.uuid().map((id) => `Anne.${id}@Prospect.Example`) },
  { weight: 2, arbitrary: fc.constantFrom<string>(...badAddresses) },
  { weight: 1, arbitrary: fc.emailAddress() },
  { weight: 1, arbitrary: fc.tuple(hostileText, fc.domain()).map((parts) => parts.join('@')) },
);

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
    const typed: string[] = fields.filter(isTyped).map(({ name }) => name);
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
