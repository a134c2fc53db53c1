import { expect, test } from '@playwright/test';

/* The numbers are CSS counters, which only the accessibility tree holds as text. */
for (const [path, label] of [
  ['/', 'Pièce n°'],
  ['/avocats', 'Pièce n°'],
  ['/en/lawyers', 'Exhibit'],
] as const)
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
      text === label ? [Number.parseInt(texts[index + 1] ?? '', 10)] : [],
    );
    expect(exhibits).toBeGreaterThan(1);
    expect(numbers).toEqual([...Array(exhibits)].map((_, index) => index + 1));
  });
