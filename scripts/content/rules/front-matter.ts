import type * as z from 'zod';
import { yamlTerms } from '../explain';
import { frontMatterSchemas } from '../field-schema';
import { schemaFaults } from '../schema-faults';
import type { PageRule } from './rule';
import { yamlFaults } from './yaml-faults';

const terms = yamlTerms('The front matter', 'field');

/** Fields that are missing, unknown or of the wrong kind. */
export const frontMatter: PageRule = ({ file, kind, frontMatter: source }) => {
  if (!source)
    return [
      {
        file,
        line: 1,
        column: 1,
        message: 'The page has no front matter.',
        advice: 'Start the file with a line `---`, then the fields, then a line `---`.',
      },
    ];
  if (source.faults.length > 0) return yamlFaults(file, source.faults);
  return schemaFaults(source.written, frontMatterSchemas[kind], file, terms, isKind);
};

/** Fields that are too short or too long: the page can be drawn with them. */
export const fieldSizes: PageRule = ({ file, kind, frontMatter: source }) =>
  source?.faults.length === 0
    ? schemaFaults(source.written, frontMatterSchemas[kind], file, terms, isSize)
    : [];

const isSize = ({ code }: z.core.$ZodIssue) => code === 'too_big' || code === 'too_small';
const isKind = (issue: z.core.$ZodIssue) => !isSize(issue);
