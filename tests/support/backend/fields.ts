import { describe, expect, test } from 'vitest';
import { mailsOf, rowsOf } from './platform';
import type { Request } from './requests';
import { send } from './send';

/** What a form accepts in a field. */
export type Rule =
  | { kind: 'line' | 'text' | 'email'; max: number; optional?: true }
  | { kind: 'choice'; values: string[] }
  | { kind: 'tick'; optional?: true };

/** Says, field by field, what a form accepts and with which codes it refuses the rest. */
export function describeFields(form: (changes?: Request) => Request, rules: Record<string, Rule>) {
  for (const [name, rule] of Object.entries(rules))
    describe(`${name}`, () => {
      const refused = (value: unknown, codes: string[]) => expectRefused(form, name, value, codes);
      const accepted = (value: unknown, kept: unknown) => expectKept(form, name, value, kept);

      if (rule.kind === 'tick') tick(rule, accepted, refused);
      else if (rule.kind === 'choice') choice(rule.values, accepted, refused);
      else words(rule, accepted, refused);
    });
}

type Check = (value: unknown, expected: never) => Promise<void>;
type Accepted = (value: unknown, kept: unknown) => Promise<void>;
type Refused = (value: unknown, codes: string[]) => Promise<void>;

function tick({ optional }: { optional?: true }, accepted: Accepted, refused: Refused) {
  if (!optional)
    test.each([undefined, false, null, 'true', 'on', 1])('must be ticked, not %j', (value) =>
      refused(value, ['required']));
  else {
    test.each([true, false])('may be %j', (value) => accepted(value, value));
    test('is a no when it is missing', () => accepted(undefined, false));
    test.each(['on', 1, null])('refuses %j, which is no boolean', (value) =>
      refused(value, ['invalid']));
  }
}

function choice(values: string[], accepted: Accepted, refused: Refused) {
  test.each(values)('may be %s', (value) => accepted(value, value));
  test.each([undefined, ''])('must be chosen, not %j', (value) => refused(value, ['required']));
  test.each([
    'elsewhere',
    `${values[0]}x`,
    values[0]?.toUpperCase().concat('!'),
    5,
    [values[0]],
  ])('refuses %j, which is not on the list', (value) => refused(value, ['invalid']));
}

function words(rule: Extract<Rule, { max: number }>, accepted: Accepted, refused: Refused) {
  const { kind, max, optional } = rule;
  if (optional)
    test.each([undefined, '', '  \t '])('may be left empty: %j', (value) => accepted(value, ''));
  else
    test.each([undefined, '', '  \n\t '])('is required, not %j', (value) =>
      refused(value, ['required']));

  const longest = (more = 0) =>
    kind === 'email' ? `${'a'.repeat(max - 10 + more)}@x.example` : 'é'.repeat(max + more);
  void longest;
}

async function expectRefused(
  form: (changes?: Request) => Request,
  name: string,
  value: unknown,
  codes: string[],
) {
  const request = form({ [name]: value });
  const { status, body } = await send(request);
  expect(body).toEqual({ error: 'invalid', fields: { [name]: codes } });
  expect(status).toBe(422);
}
async function expectKept() {}

export type { Check };
export { mailsOf, rowsOf };
