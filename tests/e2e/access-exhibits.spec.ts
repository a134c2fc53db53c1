import { expect, test } from '@playwright/test';
import { exhibits } from '../fixtures/exhibits';
import { everyPage } from '../fixtures/routes';
import { servedAt } from '../support/addresses';

/** Spaces are narrow, fixed or plain; here they are all one. */
const plain = (text: string) => text.replace(/\s+/g, ' ');

for (const { kind, path, caption, reads } of exhibits)
  test(`the ${kind} at ${path} has its caption for a name, and its data in order`, async ({
    page,
  }) => {
    await page.goto(path);
    const figure = page.getByRole('main').getByRole('figure').filter({ hasText: caption });
    await expect(figure).toHaveCount(1);
    const tree = plain(await figure.ariaSnapshot());
    expect(tree).toMatch(RegExp(`^- '?figure "(Pièce n°|Exhibit) ${caption}`));
    let at = tree.indexOf(':') + 1;
    for (const words of reads.map(plain)) {
      const found = tree.indexOf(words, at);
      expect(found, `${words} in its place in ${tree}`).toBeGreaterThan(-1);
      at = found + words.length;
    }
    // Arrows and marks are drawn for the eye.
    expect(tree).not.toMatch(/[←↑→↓●○▲■]/);
  });

test('every figure of every page is an exhibit with a caption, every SVG decorative, every header of a table declared', async ({
  request,
}) => {
  for (const { path } of everyPage) {
    const html = await (await request.get(servedAt(path))).text();
    const figures = html.match(/<figure[\s\S]*?<\/figure>/g) ?? [];
    for (const figure of figures) expect(figure, path).toContain('<figcaption>');
    const drawings = html.match(/<svg[^>]*>/g) ?? [];
    expect(drawings.length, path).toBeGreaterThan(0);
    for (const drawing of drawings) expect(drawing, path).toContain('aria-hidden="true"');
    for (const header of html.match(/<th[ >][^>]*>?/g) ?? [])
      expect(header, path).toMatch(/scope="(col|row)"/);
    expect(html, path).not.toMatch(/<(img|iframe|video|audio|object|embed|canvas)\b/);
  }
});
