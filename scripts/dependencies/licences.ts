import type { LockedPackage } from './lockfile';

/** Under which everything may be used, also in what is published. */
const permissive = ['MIT', 'MIT-0', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD'];

/** Fit for tools that build and test, and whose code is not published; fonts may be published too. */
const forTools = [
  ...['BlueOak-1.0.0', 'MPL-2.0', 'LGPL-3.0-or-later', 'OFL-1.1', 'CC-BY-4.0', 'Python-2.0'],
  'Zlib',
];

/** Packages whose package.json states no licence that npm can read, and the one they are under. */
const stated: Record<string, string> = {
  'node_modules/format': 'MIT',
  'node_modules/parse-cache-control': 'BSD-3-Clause',
  'node_modules/@contentlayer2/source-remote-files': 'MIT',
};

/** Packages under a licence that is on neither list, in words. */
export function licenceFaults(packages: LockedPackage[]): string[] {
  return packages
    .filter((entry) => !isAllowed(stated[entry.place] ?? entry.license ?? '', isTool(entry)))
    .map(({ place, license }) => `${place}: ${license ?? 'no licence'}`);
}

const isTool = ({ dev, devOptional }: LockedPackage) => Boolean(dev ?? devOptional);

/** One of several, all of several; no package has both in brackets within one another. */
function isAllowed(expression: string, tool: boolean): boolean {
  const list = tool ? [...permissive, ...forTools] : permissive;
  const words = expression.replace(/[()]/g, '');
  return words.split(' OR ').some((part) => part.split(' AND ').every((id) => list.includes(id)));
}
