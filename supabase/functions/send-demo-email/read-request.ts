import * as z from 'zod/mini';
import type { RequestFields, RequestType } from '../_shared/form-fields.ts';
import { type Locale, locales } from '../_shared/locales.ts';
import { schemas } from '../_shared/schemas.ts';
import { isChallengeOn, isSolved } from './challenge.ts';
import { derivedIds } from './submission-id.ts';

/** A valid request, about to be stored. */
export type Submission = {
  /** UUID: the same for a double click, a retry, a resend. */
  id: string;
  /** Without script: the ids of the same content ten minutes earlier and later. */
  previousId?: string;
  nextId?: string;
  type: RequestType;
  locale: Locale;
  fields: RequestFields;
  /** The honeypot was filled: stored, but not mailed by itself. */
  spam: boolean;
  /** Filled in faster than a person types: marked in the subject of the mail. */
  tooFast: boolean;
  /** The challenge is on, and its answer is missing or wrong: mailed in a digest, not confirmed. */
  unsolved: boolean;
  /** Came with an answer to the challenge, which a flood asks for even where it is off. */
  solved: boolean;
};

/** Error codes by field. */
type Problems = Record<string, string[]>;

const envelope = z.object({
  type: z.enum(['demo', 'contact'], 'invalid'),
  locale: z.enum(locales, 'invalid'),
  submissionId: z.optional(z.uuid('invalid')),
  /** The honeypot: out of sight, so only a bot fills it. */
  website: z._default(z.string('invalid').check(z.maxLength(2000, 'tooLong')), ''),
  /** Milliseconds from the navigation (or its prerendering) to the submit, if a script counted them. */
  elapsed: z.optional(z.number('invalid')),
  /** The answer to the challenge, if a script solved it. */
  challenge: z._default(z.string('invalid').check(z.maxLength(200, 'tooLong')), ''),
});

/** No person fills in a form faster than this, in milliseconds. */
const fastestMs = 3000;

/**
 * A submission from the values of a body, or what is wrong with them.
 * @returns `firstField`: the first wrong field that the visitor can see, in the order of the form
 */
export async function readRequest(
  values: Record<string, unknown>,
): Promise<{ submission: Submission } | { problems: Problems; firstField?: string }> {
  const head = envelope.safeParse(values);
  if (!head.success) return { problems: problemsOf(head.error.issues) };
  const { type, locale, submissionId, website, elapsed, challenge } = head.data;

  const result = schemas[type][locale].safeParse(values);
  if (!result.success) {
    const problems = problemsOf(result.error.issues);
    return { problems, firstField: Object.keys(problems)[0] };
  }

  const spam = website !== '';
  const tooFast = elapsed !== undefined && elapsed < fastestMs;
  const request = { type, locale, fields: result.data, spam, tooFast };
  if (submissionId) {
    const id = submissionId.toLowerCase();
    const solved = !spam && (await isSolved(challenge, id));
    return { submission: { ...request, id, solved, unsolved: !spam && !solved && isChallengeOn } };
  }
  // The same words from a person and from a bot are two requests.
  const content = JSON.stringify([type, locale, result.data, spam]);
  const ids = await derivedIds(content);
  return { submission: { ...request, ...ids, solved: false, unsolved: !spam && isChallengeOn } };
}

function problemsOf(issues: z.core.$ZodIssue[]): Problems {
  const problems: Problems = {};
  for (const { path, message } of issues) {
    const name = String(path[0]);
    problems[name] = [...(problems[name] ?? []), message];
  }
  return problems;
}
