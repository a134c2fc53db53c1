/**
 * An address that mail providers accept: the characters of a browser's e-mail field, up to 64 before the @,
 * then labels of up to 63 that neither begin nor end with a hyphen (RFC 5321, 5322 and 1035).
 * @see https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
export const emailAddress =
  /^(?!\.)(?!.*\.\.)[\w!#$%&'*+/=?^`{|}~.-]{0,63}[\w!#$%&'*+/=?^`{|}~-]@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+([a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/i;

/**
 * Writes a domain with accents as mail servers know it: contact@société.fr becomes
 * contact@xn--socit-esab.fr. Chromium's e-mail fields do so by themselves, Safari's do not. Only letters with
 * accents are rewritten: a Cyrillic letter that looks like a Latin one stays, and is refused.
 */
export function withAsciiDomain(address: string): string {
  const [, local, domain] = /^(.+)@([a-z\d\u00df-\u017f.-]+)$/i.exec(address.normalize()) ?? [];
  if (!local || !domain || /^[a-z\d.-]+$/i.test(domain)) return address;
  try {
    return `${local}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return address;
  }
}
