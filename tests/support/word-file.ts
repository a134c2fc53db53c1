import { posix } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { type Element, xml2js } from 'xml-js';

/** The parts of a Word file: the text of each by its name, as the zip has them. */
export const partsOfFile = (file: Uint8Array): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(file)).map(([name, content]) => [name, strFromU8(content)]),
  );

/** Every element of a part, the outer ones first. @throws Error where it is no XML. */
export function elementsOf(xml: string): Element[] {
  const inside = (element: Element): Element[] => [
    element,
    ...(element.elements ?? []).flatMap(inside),
  ];
  return inside(xml2js(xml, { captureSpacesBetweenElements: true }) as Element);
}

/** The elements of a name, below one or in a list. */
export const elementsNamed = (elements: Element[], name: string) =>
  elements.filter((element) => element.name === name);

/** The text below an element. */
export const wordsIn = (element: Element): string =>
  element.type === 'text'
    ? String(element.text ?? '')
    : (element.elements ?? []).map(wordsIn).join('');

/** What the relationships of a package lead to, each as the name of a part. */
export function targetsIn(parts: Record<string, string>): string[] {
  return Object.entries(parts)
    .filter(([name]) => name.endsWith('.rels'))
    .flatMap(([name, xml]) => {
      const folder = posix.dirname(posix.dirname(name));
      return elementsNamed(elementsOf(xml), 'Relationship')
        .filter(({ attributes }) => attributes?.TargetMode !== 'External')
        .map(({ attributes }) => {
          const target = String(attributes?.Target);
          return target.startsWith('/') ? target.slice(1) : posix.join(folder, target);
        });
    });
}
