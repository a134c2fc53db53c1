import { expect, test } from '@playwright/test';
import { builtPages, named } from '../support/built-pages';
import { locales, pages, words } from '../support/content';

/* The numbers are CSS counters, which only the accessibility tree holds as text. */
for (const locale of locales) {
  const paths = pages.filter((page) => page.locale === locale).map(({ path }) => path);
  const [longest] = builtPages
    .filter(({ path }) => paths.includes(path))
    .sort((a, b) => named(b, 'figure').length - named(a, 'figure').length);
  const path = longest?.path ?? '';

  test(`the exhibits of ${path} are numbered through the page`, async ({ page }) => {
    await page.goto(path);
    const exhibits = await page.getByRole('main').getByRole('figure').count();
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const texts = nodes
      .filter(({ role }) => role?.value === 'StaticText')
      .map(({ name }) => String(name?.value).trim())
      .filter(Boolean);
    const numbers = texts.flatMap((text, index) =>
      text === words[locale].exhibits.number ? [Number.parseInt(texts[index + 1] ?? '', 10)] : [],
    );
    expect(numbers).toEqual([...Array(exhibits)].map((_, index) => index + 1));
  });
}
