import * as z from 'zod/mini';
import { type RequestLocale, type RequestType, schemas } from '../_shared/schemas.ts';
import type { Answer } from './answer.ts';
import type { Submission } from './submission.ts';
import { derivedIds } from './submission-id.ts';

const envelope = z.object({
  type: z.enum(['demo', 'contact'], 'invalid'),
  locale: z.enum(['fr', 'en'], 'invalid'),
  submissionId: z.optional(z.uuid('invalid')),
  /** The honeypot: out of sight, so what fills it is a machine. */
  website: z._default(z.string('invalid').check(z.maxLength(2000, 'tooLong')), ''),
  /** Milliseconds from the navigation (or its prerendering) to the submit, where a script counted them. */
  elapsed: z.optional(z.number('invalid')),
});

/** Nobody fills one of these forms in less, in milliseconds: such a request is only marked. */
const quickest = 3000;

/** A submission from the values of a body, or the 422 that names each faulty field with its codes. */
export async function readRequest(
  values: Record<string, unknown>,
): Promise<{ submission: Submission } | Answer> {
  const head = envelope.safeParse(values);
  if (!head.success) return invalid(head.error.issues);
  const { type, locale, submissionId, website, elapsed } = head.data;

  const fields = schemas[type as RequestType][locale as RequestLocale].safeParse(values);
  if (!fields.success) return invalid(fields.error.issues);

  const spam = website !== '';
  const quick = elapsed !== undefined && elapsed < quickest;
  const request = { type, locale, fields: fields.data, spam, quick };
  if (submissionId) return { submission: { ...request, id: submissionId.toLowerCase() } };
  // What a machine filled in is not the request that a person then makes with the same words.
  const content = JSON.stringify([type, locale, fields.data, spam]);
  return { submission: { ...request, ...(await derivedIds(content)) } };
}

function invalid(issues: z.core.$ZodIssue[]): Answer {
  const fields: Record<string, string[]> = {};
  for (const { path, message } of issues) {
    const name = String(path[0]);
    fields[name] = [...(fields[name] ?? []), message];
  }
  return { status: 422, body: { error: 'invalid', fields } };
}
