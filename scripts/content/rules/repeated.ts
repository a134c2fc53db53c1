import type { Fault } from '../fault';
import { field, fieldPlace, type Outline } from '../outline';
import type { SiteRule } from './rule';

/** Titles and descriptions that stand on two pages: search engines would show one of them. */
export const repeated: SiteRule = (pages) => [
  ...repeatedField(pages, 'title', 'Say what only this page is about.'),
  ...repeatedField(pages, 'description', 'Summarise what only this page says.'),
];

/** Every page whose field says what an earlier page says. */
export function repeatedField(pages: Outline[], name: string, advice: string): Fault[] {
  const first = new Map<string, Outline>();
  return pages.flatMap((page) => {
    const value = field(page, name);
    if (value === undefined) return [];
    const earlier = first.get(value);
    if (!earlier) {
      first.set(value, page);
      return [];
    }
    return [
      {
        file: page.file,
        ...fieldPlace(page, name),
        message: `The ${name} “${value}” is already that of ${earlier.file}.`,
        advice,
      },
    ];
  });
}
