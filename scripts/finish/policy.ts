import { attribute, type Element, isElement, parsePage, type Tree, walk } from './html';

/** Attributes through which a page asks for a file. */
const asking: Record<string, string> = { script: 'src', img: 'src', link: 'href', iframe: 'src' };

/** What in a page the policy would stop, or asks for Next's runtime; empty where all is well. */
export function problemsOf(html: string, tree: Tree = parsePage(html)): string[] {
  const problems: string[] = [];
  for (const node of walk(tree)) if (isElement(node)) problems.push(...faultsOf(node));
  if (/__next_f|_next\/static\/[^"]*\.js/.test(html)) problems.push('asks for Next’s runtime');
  return problems;
}

function faultsOf(element: Element): string[] {
  const { tagName, attrs } = element;
  const faults = attrs
    .filter(({ name }) => name === 'style' || name.startsWith('on'))
    .map(({ name }) => `attribute ${name} on <${tagName}>`);
  if (tagName === 'style') faults.push('<style> in the page');
  const isData = /json/.test(attribute(element, 'type') ?? '');
  if (tagName === 'script' && !isData && attribute(element, 'src') === undefined)
    faults.push('inline script');

  const address = asking[tagName] && attribute(element, asking[tagName]);
  const loads =
    tagName !== 'link' || /stylesheet|icon|preload/.test(attribute(element, 'rel') ?? '');
  if (address && loads && !address.startsWith('/')) faults.push(`${tagName} from ${address}`);
  return faults;
}
