import { readFileSync } from 'node:fs';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { RequestForm } from '@/components/forms/request-form';
import { FileDatesForm } from '@/components/law/file-dates/form';
import { Calculator } from '@/components/law/owners/calculator';
import { outFiles, pageAt } from '../support/built-pages';
import { locales, pathOf } from '../support/content';

/*
 * An island is hydrated over the HTML in `out/`, from the props beside it: the HTML is compared here, to
 * the letter, with what the component makes of those. Production React passes over differences in
 * silence. What hydration then changes is looked at in tests/e2e/forms-waking.spec.ts.
 */
const island = /<script type="application\/json">(.*?)<\/script><div data-island-root="">/s;

const islands = locales.flatMap((locale) => [
  { name: 'pages/demo', component: RequestForm, props: { type: 'demo', locale } },
  { name: 'pages/contact', component: RequestForm, props: { type: 'contact', locale } },
  { name: 'pages/beneficial-owners', component: Calculator, props: { locale } },
  { name: 'pages/file-dates', component: FileDatesForm, props: { locale } },
]);

describe.each(islands)('the island of $name in $props.locale', ({ name, component, props }) => {
  const { html } = pageAt(pathOf(name, props.locale));
  const match = island.exec(html);
  const ownProps = JSON.parse(match?.[1] ?? '{}');

  test('is the one island of its page, with its own props', () => {
    expect(html.split('data-island-root')).toHaveLength(2);
    expect(ownProps).toMatchObject(props);
  });

  test('stands in the page as the component renders it', () => {
    const start = (match?.index ?? 0) + (match?.[0].length ?? 0);
    const rendered = renderToString(createElement(component as ComponentType, ownProps));
    // The island's element is closed right after it, so nothing is missing and nothing is added.
    expect(html.slice(start, start + rendered.length + '</div>'.length)).toBe(`${rendered}</div>`);
  });
});

test('the code of a tool is not fetched with that of the forms', () => {
  const forms = outFiles.filter((file) => /^assets\/forms-.*\.js$/.test(file));
  expect(forms).toHaveLength(1);
  for (const file of forms)
    expect(readFileSync(`out/${file}`, 'utf8')).not.toMatch(/\/(owners|dates)-/);
});
