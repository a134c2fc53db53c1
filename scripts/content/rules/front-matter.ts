import { yamlTerms } from '../explain';
import { frontMatterSchemas } from '../field-schema';
import { schemaFaults } from '../schema-faults';
import type { PageRule } from './rule';
import { yamlFaults } from './yaml-faults';

const terms = yamlTerms('The front matter', 'field');

/** Fields that are missing, unknown, of the wrong kind or too long. */
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
  return schemaFaults(source.written, frontMatterSchemas[kind], file, terms);
};
