import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { pageKinds } from '@/lib/content/front-matter';
import { pageLocation } from '../content';
import { addMessage, fileStart } from '../messages';
import { schemaMessages } from '../schema';
import { readYaml, textAt, type Values } from '../values';
import { isUnwritten } from './placeholders';

declare module 'vfile' {
  interface DataMap {
    /** The front matter of a page, or the whole of a data file; unset where it cannot be read. */
    fields: Values;
  }
}

/** Fields that are missing, unknown, of the wrong kind or of the wrong length. */
export const frontMatter = lintRule<Root>('content:front-matter', (tree, file) => {
  const [node] = tree.children;
  const location = pageLocation(file.path ?? '');
  if (node?.type !== 'yaml') {
    const note = 'Start the file with a line `---`, then the fields, then a line `---`.';
    addMessage(file, fileStart, 'The page has no front matter.', note);
    return;
  }
  const { data, problems } = readYaml(node.value, 2);
  for (const { place, reason, note } of problems) addMessage(file, place, reason, note);
  if (problems.length > 0 || !location) return;
  file.data.fields = data;
  const { schema } = pageKinds[location.kind];
  const names = { whole: 'The front matter', part: 'field' } as const;
  // A placeholder has a message of its own; its length means nothing.
  for (const { path, place, reason, note } of schemaMessages(data, schema, names))
    if (!isUnwritten(textAt(data, String(path[0])) ?? '')) addMessage(file, place, reason, note);
});
