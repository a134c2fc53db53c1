import { readFileSync } from 'node:fs';

const sheet = readFileSync('components/styles/tokens.css', 'utf8');

/**
 * A colour of `tokens.css`, for what is drawn at build time without a style sheet.
 * @throws Error where the sheet has no such token
 */
export function token(name: string): string {
  const [, value] = new RegExp(`--${name}: (#\\w{6});`).exec(sheet) ?? [];
  if (!value) throw new Error(`components/styles/tokens.css has no colour --${name}.`);
  return value;
}
