import type { VFile } from 'vfile';
import { pageKinds } from '@/lib/content-types/fields';
import { error, fileStart } from '../problem';
import { suggest } from '../suggest';

const folders = Object.values(pageKinds).map(({ folder }) => folder);

/** A file that is neither a page nor data would not be published. */
export function checkUnexpectedFile(file: VFile) {
  const { reason, note } = explain(file.path);
  error(file, 'file-names', fileStart, reason, note);
}

function explain(path: string): { reason: string; note: string } {
  const [folder = '', name = ''] = path.split('/').slice(-2);
  if (/\.ya?ml$/.test(name))
    return {
      reason: 'The site does not read this data file.',
      note: 'Move its values to `site.yml`, `interface.fr.yml` or `interface.en.yml`.',
    };
  if (!folders.includes(folder)) {
    const meant = suggest(folder, folders);
    return {
      reason: 'This folder does not hold pages.',
      note: `Move the file to ${(meant ? [meant] : folders).map((known) => `content/${known}/`).join(', ')}.`,
    };
  }
  const stem = name
    .replace(/\..*$/, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  return {
    reason: 'A page’s file name is in lower case and ends with its language and .mdx.',
    note: `Name the file ${stem}.fr.mdx for the French page, ${stem}.en.mdx for the English one.`,
  };
}
