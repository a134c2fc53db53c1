/**
 * A network address that no other request of the tests has: ten requests an address and ten minutes
 * is the limit, and every test runs on this machine.
 */
export function ownAddress(): string {
  const part = () => Math.floor(Math.random() * 256);
  return `10.${part()}.${part()}.${part()}`;
}
