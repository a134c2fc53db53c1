import * as z from 'zod';
import { nearest } from './nearest';
import { exampleOf } from './schema-parts';

/** The words for a value that is checked: front matter, a block, a data file. */
export type Terms = {
  /** The front matter, <Hero>, site.yml. */
  whole: string;
  part: 'field' | 'prop' | 'key';
  /** How a part is written there. */
  write: (key: string, example: string) => string;
};

/** The words for what stands in YAML. @param whole as a report names it: site.yml */
export const yamlTerms = (whole: string, part: 'field' | 'key'): Terms => ({
  whole,
  part,
  write: (key, example) => `${key}: ${example}`,
});

/** The words for the props of a block. */
export const blockTerms = (name: string): Terms => ({
  whole: `<${name}>`,
  part: 'prop',
  write: (key, example) => (example.startsWith('"') ? `${key}=${example}` : `${key}={${example}}`),
});

/**
 * What is wrong with a value that is there, and what to write instead.
 * @param write how the part is written with a value: order: 1
 */
export function adviceFor(
  issue: z.core.$ZodIssue,
  expected: z.ZodType | undefined,
  name: string,
  write: (value: string) => string,
): { message: string; advice: string } {
  const given = issue.input;
  switch (issue.code) {
    case 'invalid_value': {
      const meant = nearest(String(given), issue.values.map(String));
      return {
        message: `${name} cannot be ${shown(given)}.`,
        advice: `Write ${meant ? `"${meant}". Allowed` : 'one of these'}: ${issue.values.map(shown).join(', ')}.`,
      };
    }
    case 'too_big':
    case 'too_small':
      return sizeAdvice(issue, name);
    case 'invalid_format':
    case 'custom': {
      const known = issue.code === 'invalid_format' ? formatAdvice[issue.format] : undefined;
      return {
        message: `${name} cannot be ${shown(given)}.`,
        advice: known ?? `${sentence(issue.message)}.`,
      };
    }
    default:
      return {
        message: `${name} is ${kindOf(given)}, and must be ${expectedKind(expected)}.`,
        advice: `Write \`${write(asExpected(given, expected))}\`.`,
      };
  }
}

/** The value as it was probably meant: 10000 for "10000". */
function asExpected(given: unknown, expected: z.ZodType | undefined): string {
  const simple = typeof given === 'number' || typeof given === 'boolean';
  if (expected instanceof z.ZodString && simple) return `"${given}"`;
  const number = expected instanceof z.ZodNumber && typeof given === 'string' && given.trim();
  return number && Number.isFinite(Number(number)) ? number : exampleOf(expected);
}

const formatAdvice: Record<string, string> = {
  date: 'Write the day as year, month, day: 2026-11-21.',
  email: 'Write an e-mail address: contact@company.lu.',
  url: 'Write an address that starts with https://.',
};

function sizeAdvice(
  issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall,
  name: string,
): { message: string; advice: string } {
  const tooBig = issue.code === 'too_big';
  const limit = Number(tooBig ? issue.maximum : issue.minimum);
  const bound = `${limit} at ${tooBig ? 'most' : 'least'}`;
  if (typeof issue.input === 'number')
    return { message: `${name} is ${issue.input}: ${bound}.`, advice: `Write ${limit}.` };
  const size = (issue.input as string | unknown[]).length;
  if (size === 0) return { message: `${name} is empty.`, advice: 'Write its text.' };
  const unit = typeof issue.input === 'string' ? 'characters' : 'entries';
  return {
    message: `${name} has ${size} ${unit}: ${bound}.`,
    advice: tooBig ? `Take out ${size - limit}.` : `Add ${limit - size}.`,
  };
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const shown = (value: unknown) => JSON.stringify(value);

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of keys';
  return `${typeof value === 'string' ? 'the text' : `the ${typeof value}`} ${shown(value)}`;
}

function expectedKind(schema: z.ZodType | undefined): string {
  if (schema instanceof z.ZodNumber) return schema.isInt ? 'a whole number' : 'a number';
  if (schema instanceof z.ZodBoolean) return 'true or false';
  if (schema instanceof z.ZodArray) return 'a list';
  if (schema instanceof z.ZodObject || schema instanceof z.ZodRecord) return 'a group of keys';
  if (schema instanceof z.ZodISODate) return 'a day';
  return 'text';
}
