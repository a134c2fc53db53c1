import fc from 'fast-check';
import { attacks, badAddresses } from '../../fixtures/attacks';

const anyUnit = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit));
/** Any text at all. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  // Halves of characters too.
  fc.string({ unit: anyUnit, maxLength: 60 }),
  fc.constantFrom('', ' ', 'x'.repeat(5000), '\u0000', '__proto__', 'on', 'null'),
);
const attack = fc.constantFrom<string>(...Object.values(attacks));
/** A text that attacks, or one that nobody expects. */
export const hostileText = fc.oneof(
  anyText,
  attack,
  fc.tuple(anyText, attack, anyText).map((parts) => parts.join('')),
);
/** Short enough for most fields, so that many of these requests are taken and mailed. */
export const fitting = hostileText.map((text) => `${text.slice(0, 30)}x`);
/** What JSON may have in the place of a text. */
export const notText = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constant(undefined));

/** Addresses, good, bad and made up. */
export const address = fc.oneof(
  { weight: 2, arbitrary: fc.uuid().map((id) => `Anne.${id}@Prospect.Example`) },
  { weight: 2, arbitrary: fc.constantFrom<string>(...badAddresses) },
  { weight: 1, arbitrary: fc.emailAddress() },
  { weight: 1, arbitrary: fc.tuple(hostileText, fc.domain()).map((parts) => parts.join('@')) },
);
