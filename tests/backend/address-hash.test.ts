import { createHmac } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { startOwnFunction } from '../support/backend/function';
import { rowsOf } from '../support/backend/platform';
import { demoEn } from '../support/backend/requests';
import { ownAddress, send } from '../support/backend/send';

/* The address of a caller is stored as a keyed hash only. */

const [plain, behindTwoProxies] = await Promise.all([
  startOwnFunction({ ADDRESS_HASH_KEY: 'one' }),
  startOwnFunction({ ADDRESS_HASH_KEY: 'other', TRUSTED_HOP: '2' }),
]);
afterAll(() => Promise.all([plain.stop(), behindTwoProxies.stop()]));

/** The row of a request that comes with this x-forwarded-for. */
async function rowFrom(forwarded: string, { address: to } = plain) {
  const request = demoEn();
  expect((await send(request, { to, headers: { 'x-forwarded-for': forwarded } })).status).toBe(200);
  const [row] = await rowsOf(request.company);
  return row as unknown as Record<string, unknown>;
}

const hmac = (key: string, address: string) =>
  createHmac('sha256', key).update(address).digest('hex');

test('what is stored is the HMAC of the address under the key, and nowhere the address', async () => {
  const address = ownAddress();
  const row = await rowFrom(address);
  expect(row.address_hash).toBe(hmac('one', address));
  expect(JSON.stringify(row)).not.toContain(address);
});

test('under another key it is another hash; the trusted hop is counted from the end', async () => {
  const [forged, caller, proxy] = [ownAddress(), ownAddress(), ownAddress()];
  const row = await rowFrom(`${forged}, ${caller}, ${proxy}`, behindTwoProxies);
  expect(row.address_hash).toBe(hmac('other', caller));
  expect(row.address_hash).not.toBe((await rowFrom(caller)).address_hash);
});

test('a caller who did not come through the proxies has no hash', async () => {
  expect((await rowFrom(ownAddress(), behindTwoProxies)).address_hash).toBeNull();
});

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
])('%s counts as %s: an IPv6 caller has a whole /64', async (address, counted) => {
  expect((await rowFrom(address)).address_hash).toBe(hmac('one', counted));
});

test.each(['0', '-1', '1.5', 'x', ''])('TRUSTED_HOP=%j is refused at the start', async (hop) => {
  await expect(startOwnFunction({ TRUSTED_HOP: hop })).rejects.toThrow('did not start');
});
