import { yamlTerms } from '../explain';
import type { Fault } from '../fault';
import { frontMatterSchema } from '../field-schema';
import type { Page } from '../page';
import { schemaFaults } from '../schema-faults';
import type { Rule } from './rule';
import { yamlFaults } from './yaml-faults';

const terms = yamlTerms('The front matter', 'field');

/** Fields that are missing, unknown, of the wrong kind or too long. */
export const frontMatter: Rule = ({ pages }) => pages.flatMap(faultsOf);

function faultsOf({ file, kind, frontMatter: source }: Page): Fault[] {
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
  return schemaFaults(source.written, frontMatterSchema(kind), file, terms);
}
