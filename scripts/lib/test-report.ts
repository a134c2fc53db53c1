import { type Element, xml2js } from 'xml-js';

/**
 * Reads a JUnit report, which both test runners write.
 * @returns how many tests passed, and the file and name of each that failed; of a file that did not load
 *   its name alone
 */
export function readReport(xml: string) {
  const [root] = (xml2js(xml) as Element).elements ?? [];
  const suites = root?.elements ?? [];
  const cases = suites.flatMap(({ elements = [] }) => elements);
  const having = (result: string) =>
    cases.filter(({ elements = [] }) => elements.some(({ name }) => name === result));
  const failed = having('failure').map(({ attributes: { classname, name } = {} }) =>
    classname === name ? `${name}` : `${classname} › ${name}`,
  );
  return { passed: cases.length - failed.length - having('skipped').length, failed };
}
