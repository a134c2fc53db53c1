import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { RequestForm } from '@/components/forms/request-form';

/*
 * A form wakes up over the HTML in `out/`, from the props beside it: the HTML is compared here, to the
 * letter, with what the component makes of those. What waking up then changes, which no browser
 * complains of, is looked at in tests/e2e/forms-hydration.spec.ts.
 */
const parts = /<script type="application\/json">(.*?)<\/script><div data-island-root="">/s;

describe.each([
  ['French demo form', 'out/demo.html', 'demo', 'fr'],
  ['English demo form', 'out/en/demo.html', 'demo', 'en'],
  ['French contact form', 'out/contact.html', 'contact', 'fr'],
  ['English contact form', 'out/en/contact.html', 'contact', 'en'],
])('%s', (_, file, type, locale) => {
  const page = readFileSync(file, 'utf8');
  const found = page.match(parts);
  const props = JSON.parse(found?.[1] ?? '{}');

  test('is the one island of its page, with its own props', () => {
    expect(page.split('data-island-root').length - 1).toBe(1);
    expect(props).toMatchObject({ type, locale });
  });

  test('stands in the page as the component renders it', () => {
    const start = (found?.index ?? 0) + (found?.[0].length ?? 0);
    const rendered = renderToString(createElement(RequestForm, props));
    // The island's element is closed right after it, so nothing is missing and nothing is added.
    expect(page.slice(start, start + rendered.length + '</div>'.length)).toBe(`${rendered}</div>`);
  });
});
