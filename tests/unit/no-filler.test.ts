import { expect, test } from 'vitest';
import { isElement, walk } from '@/scripts/postbuild/html';
import { attribute, builtPages, named, textOf } from '../support/built-pages';

const filler = /lorem|ipsum|\b(TODO|TBD|FIXME|XXX|undefined|NaN)\b|\[object|[{}]/i;

test('no page holds filler, a note to oneself or an unresolved value', async () => {
  const faults: string[] = [];
  for (const page of await builtPages()) {
    const [body] = named(page, 'body');
    for (const node of walk(body as never, (element) => element.tagName !== 'script'))
      if ('value' in node && filler.test(node.value)) faults.push(`${page.path}: ${node.value}`);
  }
  expect(faults).toEqual([]);
});

test('no heading stands over nothing', async () => {
  const empty: string[] = [];
  for (const page of await builtPages()) {
    for (const section of named(page, 'section')) {
      const text = [...walk(section)]
        .filter(isElement)
        .filter(({ tagName }) => /^(p|li|dd|td|label|address|a|button)$/.test(tagName))
        .filter((element) => attribute(element, 'aria-hidden') !== 'true')
        .map(textOf)
        .join('');
      if (text.length < 20) empty.push(`${page.path}#${attribute(section, 'id')}`);
    }
    for (const block of named(page, 'p', 'li', 'h1', 'h2', 'h3', 'td', 'dd', 'figcaption'))
      if (
        textOf(block) === '' &&
        attribute(block, 'aria-hidden') !== 'true' &&
        !attribute(block, 'role')
      )
        empty.push(`${page.path}: empty ${block.tagName} ${attribute(block, 'class') ?? ''}`);
  }
  expect(empty).toEqual([]);
});
