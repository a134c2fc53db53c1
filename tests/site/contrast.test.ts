import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tokens = Object.fromEntries(
  [...readFileSync('components/styles/tokens.css', 'utf8').matchAll(/--([\w-]+): #(\w{6});/g)].map(
    ([, name, hex]) => [name, hex],
  ),
) as Record<string, string>;

/** Relative luminance, 0 to 1 (WCAG 2.2, definition). */
function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [one, other]
    .map((name) => luminance(tokens[name] ?? name))
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/* Mails, the icon and the drawings of the offices know no style sheet: they repeat its colours. */
test.each([
  'supabase/functions/send-demo-email/mails/mail-layout.ts',
  'public/icon.svg',
  'public/offices/FR.svg',
  'public/offices/LU.svg',
])('%s has the colours of tokens.css', (file) => {
  const text = readFileSync(file, 'utf8').replace(/@media \(prefers-color-scheme: dark\)[^`]*/, '');
  const colours = [...text.matchAll(/#([\da-f]{6})\b/gi)].map(([, hex = '']) => hex.toLowerCase());
  expect(colours.length).toBeGreaterThan(0);
  expect(colours.filter((hex) => !Object.values(tokens).includes(hex))).toEqual([]);
});

test('nothing else repeats a colour of tokens.css', () => {
  const files = ['app', 'browser', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const repeating = files
    .filter((file) => /\.(css|tsx?)$/.test(file) && !file.endsWith('/tokens.css'))
    .filter((file) => {
      const text = readFileSync(file, 'utf8').toLowerCase();
      return Object.values(tokens).some((hex) => text.includes(`#${hex}`));
    });
  expect(repeating).toEqual([]);
});

/* What axe does not measure: components and graphics need 3:1 (WCAG 1.4.11). */
test.each([
  ['border of a field', 'field', 'ffffff'],
  ['border of a field', 'field', 'paper'],
  ['border of a faulty field', 'red', 'ffffff'],
  ['border of the menu button', 'field', 'paper'],
  ['lines of the ownership tree', 'field', 'sheet'],
  ['frame of the banner, of a button', 'green', 'sheet'],
  ['low risk', 'green-two', 'sheet'],
  ['medium risk', 'brass', 'sheet'],
  ['high risk', 'ink', 'sheet'],
  ['retention bar', 'green-two', 'sheet'],
  ['focus ring', 'focus', 'paper'],
  ['focus ring', 'focus', 'sheet'],
  ['focus ring', 'focus', 'mint'],
  ['focus ring in the footer', 'mint', 'green-deep'],
])('%s: %s on %s', (_, drawn, ground) => {
  expect(contrast(drawn, ground)).toBeGreaterThanOrEqual(3);
});

test('no style sheet changes the letters that a screen reader is given', () => {
  const sheets = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  expect(sheets.length).toBeGreaterThan(0);
  // Capitals set by `text-transform` reach it as capitals, which some voices spell.
  const transformed = sheets.filter((file) =>
    readFileSync(`components/${file}`, 'utf8').includes('text-transform: uppercase'),
  );
  expect(transformed).toEqual([]);
});
