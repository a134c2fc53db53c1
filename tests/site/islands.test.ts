import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { RequestForm } from '@/components/forms/request-form';
import { pageAt } from '../support/built-pages';
import { locales, pathOf } from '../support/content';

/*
 * A form is hydrated over the HTML in `out/`, from the props beside it: the HTML is compared here, to
 * the letter, with what the component makes of those. Production React passes over differences in
 * silence. What hydration then changes is looked at in tests/e2e/forms-hydration.spec.ts.
 */
const island = /<script type="application\/json">(.*?)<\/script><div data-island-root="">/s;

const forms = (['demo', 'contact'] as const).flatMap((type) =>
  locales.map((locale) => [type, locale] as const),
);

describe.each(forms)('the %s form in %s', (type, locale) => {
  const { html } = pageAt(pathOf(`pages/${type}`, locale));
  const match = island.exec(html);
  const props = JSON.parse(match?.[1] ?? '{}');

  test('is the one island of its page, with its own props', () => {
    expect(html.split('data-island-root')).toHaveLength(2);
    expect(props).toMatchObject({ type, locale });
  });

  test('stands in the page as the component renders it', () => {
    const start = (match?.index ?? 0) + (match?.[0].length ?? 0);
    const rendered = renderToString(createElement(RequestForm, props));
    // The island's element is closed right after it, so nothing is missing and nothing is added.
    expect(html.slice(start, start + rendered.length + '</div>'.length)).toBe(`${rendered}</div>`);
  });
});
