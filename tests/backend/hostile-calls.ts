import fc from 'fast-check';
import { forms, isTyped } from '../support/backend/requests';

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
/** Any text at all, halves of characters too. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
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

/** Addresses, good, bad and made up. */
const address = fc.oneof(
  { weight: 3, arbitrary: fc.uuid().map((id) => `Anne.${id}@Prospect.Example`) },
  fc.constantFrom<string>(...badAddresses),
  fc.emailAddress(),
  fc.tuple(hostileText, fc.domain()).map((parts) => parts.join('@')),
);

/** A call of the function as an attacker makes it. */
export type GeneratedCall = {
  path: '' | '/newsletter' | '/retry' | '/events';
  headers: Record<string, string>;
  body: string | Uint8Array;
  /** The address the body names, as the function reads it. */
  email?: string;
};

const names = [...new Set(forms.flatMap(({ fields }) => fields.filter(isTyped)))].map(
  ({ name }) => name,
);
const envelope = [
  ...['type', 'locale', 'submissionId', 'website', 'elapsed', 'challenge', 'consent', 'newsletter'],
  ...['email', 'token', 'action', 'id', 'status', 'p_spam', 'constructor', 'toString', '__proto__'],
];
const dictionary = (key: fc.Arbitrary<string>, value: fc.Arbitrary<unknown>) =>
  fc.dictionary(key, value, { maxKeys: 4, noNullPrototype: true });

/** Some fields hostile, in most calls also what is no field or no text. */
const values = fc
  .record({
    form: fc.constantFrom(...forms),
    email: address,
    hostile: dictionary(fc.constantFrom(...names), fitting),
    strange: fc.option(
      dictionary(
        fc.oneof(fc.constantFrom(...names, ...envelope), anyText),
        fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constant(undefined), hostileText),
      ),
      { freq: 4, nil: {} },
    ),
    submissionId: fc.option(fc.uuid(), { nil: undefined }),
  })
  .map(({ form: { form, fields }, email, hostile, strange, submissionId }) => {
    const typed = fields.filter(isTyped).flatMap(({ name }) => {
      return name in hostile ? [[name, hostile[name]]] : [];
    });
    return { ...form({ email, submissionId, ...Object.fromEntries(typed) }), ...strange };
  });

type Body = { body: string | Uint8Array; type: string; email?: unknown };

const json = values.map((all: Record<string, unknown>): Body => {
  return { body: JSON.stringify(all), type: 'application/json; charset=utf-8', email: all.email };
});
/** An object may have a `toString` of its own that is no function. */
const asText = (value: unknown) =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);
const urlencoded = values.map((all: Record<string, unknown>): Body => {
  const pairs = Object.entries(all).filter(([, value]) => value !== undefined);
  const texts = pairs.map(([name, value]) => [name, value === true ? 'on' : asText(value)]);
  const body = new URLSearchParams(texts).toString();
  const email = new URLSearchParams(body).get('email');
  return { body, type: 'application/x-www-form-urlencoded', email };
});
const garbage: fc.Arbitrary<Body> = fc.record({
  body: fc.oneof(
    fc.uint8Array({ maxLength: 400 }),
    hostileText,
    fc.json(),
    fc.constantFrom('{', '[]', 'null', '{"a":1}{', '[['.repeat(2000), `"${'x'.repeat(33_000)}"`),
  ),
  type: fc.constantFrom(
    ...['application/json', 'application/x-www-form-urlencoded', 'text/plain', ''],
    'multipart/form-data; boundary=x',
  ),
});

/** Mostly to the forms, a few to the paths beside them. */
export const generatedCall: fc.Arbitrary<GeneratedCall> = fc
  .record({
    content: fc.oneof(
      { weight: 3, arbitrary: json },
      { weight: 1, arbitrary: urlencoded },
      { weight: 1, arbitrary: garbage },
    ),
    path: fc.oneof(
      { weight: 4, arbitrary: fc.constant('' as const) },
      { weight: 1, arbitrary: fc.constantFrom('/newsletter', '/retry', '/events') },
    ) as fc.Arbitrary<GeneratedCall['path']>,
    caller: fc.oneof(
      fc.ipV4(),
      // Not fc.ipV6(), whose short addresses would all be of one network, and be limited.
      fc.uuid().map((id) => (id.replaceAll('-', '').match(/.{4}/g) ?? []).join(':')),
      fc.tuple(fc.ipV4(), fc.uuid()).map((hops) => hops.join(', ')),
    ),
    secret: fc.base64String(),
  })
  .map(({ content: { body, type, email }, path, caller, secret }) => ({
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
      ...{ 'x-retry-secret': secret, 'x-events-secret': secret, 'x-smoke-test': secret },
      'x-forwarded-for': caller,
    },
  }));
