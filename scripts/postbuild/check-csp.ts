import { attribute, type Element, isElement, parsePage, type Tree, walk } from './html';

/** Attributes that load a file. */
const sources: Record<string, string> = { script: 'src', img: 'src', link: 'href', iframe: 'src' };

/** What in a page the content security policy would block, or still loads Next's runtime. */
export function cspViolations(html: string, tree: Tree = parsePage(html)): string[] {
  const violations = [...walk(tree)].filter(isElement).flatMap(violationsOf);
  if (/__next_f|_next\/static\/[^"]*\.js/.test(html)) violations.push('loads Next’s runtime');
  return violations;
}

function violationsOf(element: Element): string[] {
  const { tagName, attrs } = element;
  const violations = attrs
    .filter(({ name }) => name === 'style' || name.startsWith('on'))
    .map(({ name }) => `attribute ${name} on <${tagName}>`);
  if (tagName === 'style') violations.push('<style> in the page');
  const isData = /json/.test(attribute(element, 'type') ?? '');
  if (tagName === 'script' && !isData && attribute(element, 'src') === undefined)
    violations.push('inline script');

  const source = sources[tagName];
  const address = source && attribute(element, source);
  const loads =
    tagName !== 'link' || /stylesheet|icon|preload/.test(attribute(element, 'rel') ?? '');
  if (address && loads && !address.startsWith('/')) violations.push(`${tagName} from ${address}`);
  return violations;
}
