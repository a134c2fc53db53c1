import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { casesOf, type Rule } from './fields';
import { rowWith } from './platform';
import type { Request } from './requests';
import { send } from './send';

/** Tries every field of a form: what it keeps, and the codes it refuses the rest with. */
export function describeForm(form: (changes: Request) => Request, rules: Record<string, Rule>) {
  test('has these fields and no other', () => {
    const { type, locale, ...fields } = form({});
    expect(Object.keys(rules)).toEqual(Object.keys(fields));
  });

  describe.each(Object.entries(rules))('%s', (name, rule) => {
    const { kept, refused } = casesOf(rule);

    test.each(kept.map(named))('%s is kept', async (_, sent, stored) => {
      const id = randomUUID();
      const { body } = await send(form({ submissionId: id, [name]: sent }));
      expect(body).toEqual({ ok: true, id });
      expect((await rowWith(id))?.fields[name]).toBe(stored);
    });

    test.each(refused.map(named))('%s is refused', async (_, sent, codes) => {
      const id = randomUUID();
      const { status, body } = await send(form({ submissionId: id, [name]: sent }));
      expect(body).toEqual({ error: 'invalid', fields: { [name]: codes } });
      expect(status).toBe(422);
      expect(await rowWith(id)).toBeUndefined();
    });

    test.each([[5], [{}], [['text']]])('%j is refused: it is no such value', async (sent) => {
      const { status, body } = await send(form({ [name]: sent }));
      expect(status).toBe(422);
      expect(Object.keys(body.fields)).toEqual([name]);
    });
  });
}

/** A case with a name that fits a line. */
function named<Expected>([sent, expected]: [unknown, Expected]): [string, unknown, Expected] {
  const text = JSON.stringify(sent) ?? 'nothing';
  const name = text.length > 60 ? `${text.slice(0, 9)}…, ${text.length} characters,` : text;
  return [name, sent, expected];
}
