import { pageKinds } from '@/lib/content-types/fields';
import { nearest } from '../nearest';
import type { SiteRule } from './rule';

const folders = Object.values(pageKinds).map(({ folder }) => folder);

/** A file that is neither a page nor data would be published nowhere. */
export const fileNames: SiteRule = (_, { strangers }) =>
  strangers.map((file) => ({ file, line: 1, column: 1, ...explain(file) }));

function explain(file: string): { message: string; advice: string } {
  const [folder = '', name = ''] = file.split('/').slice(-2);
  if (/\.ya?ml$/.test(name))
    return {
      message: 'This data file is not known.',
      advice: 'Put its values into `site.yml`, `interface.fr.yml` or `interface.en.yml`.',
    };
  if (!folders.includes(folder)) {
    const meant = nearest(folder, folders);
    return {
      message: 'Pages do not stand in this folder.',
      advice: `Move the file to ${(meant ? [meant] : folders).map((known) => `content/${known}/`).join(', ')}.`,
    };
  }
  const stem = name
    .replace(/\..*$/, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  return {
    message: 'The name of a page is in lower case, with its language and .mdx.',
    advice: `Name the file ${stem}.fr.mdx for the French page, ${stem}.en.mdx for the English one.`,
  };
}
