import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { pageKinds } from '@/lib/content-types/fields';
import { type Located, partAt } from '../located';
import { fileStart, problem } from '../problem';
import { pageLocation } from '../read-content';
import { readYaml } from '../yaml';
import { schemaMessages, yamlTerms } from '../zod-messages';
import { isUnwritten } from './placeholders';

declare module 'vfile' {
  interface DataMap {
    /** The front matter of a page, or the whole of a data file; unset where it cannot be read. */
    fields: Located;
  }
}

/** Fields that are missing, unknown, of the wrong kind or of the wrong length. */
export const frontMatter = lintRule<Root>('content:front-matter', (tree, file) => {
  const [node] = tree.children;
  const location = pageLocation(file.path ?? '');
  if (node?.type !== 'yaml') {
    problem(
      file,
      fileStart,
      'The page has no front matter.',
      'Start the file with a line `---`, then the fields, then a line `---`.',
    );
    return;
  }
  const { data, problems } = readYaml(node.value, 2);
  for (const { place, reason, note } of problems) problem(file, place, reason, note);
  if (problems.length > 0 || !location) return;
  file.data.fields = data;
  const { schema } = pageKinds[location.kind];
  const terms = yamlTerms('The front matter', 'field');
  // A placeholder has a message of its own; its length means nothing.
  for (const { path, place, reason, note } of schemaMessages(data, schema, terms))
    if (!isUnwritten(String(partAt(data, path).value))) problem(file, place, reason, note);
});
