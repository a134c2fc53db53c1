import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { startOwnFunction } from '../support/backend/function';
import { rowsOf } from '../support/backend/platform';
import { demoEn } from '../support/backend/requests';
import { ownAddress, send } from '../support/backend/send';

/* The address of a caller is stored as a keyed hash only. */

const [hosted, behindTwoProxies] = await Promise.all([
  startOwnFunction({ HMAC_KEY: 'local one' }),
  startOwnFunction({ HMAC_KEY: 'local other', TRUSTED_HOP: '2' }),
]);

/** The row of a request that comes with this x-forwarded-for. */
async function rowFrom(forwarded: string, to = hosted, others = {}) {
  const request = demoEn();
  const headers = { 'x-forwarded-for': forwarded, ...others };
  expect((await send(request, { to, headers })).status).toBe(200);
  const [row] = await rowsOf(request.company);
  return row as unknown as Record<string, unknown>;
}

const hmac = (key: string, address: string) =>
  createHmac('sha256', key).update(address).digest('hex');

test('what is stored is the HMAC of the address under the key, and nowhere the address', async () => {
  const address = ownAddress();
  const row = await rowFrom(address);
  expect(row.address_hash).toBe(hmac('local one', address));
  expect(JSON.stringify(row)).not.toContain(address);
});

/** What hosted Supabase was seen to send: the caller twice, then the address of its own accelerator. */
const hostedHeader = (caller: string, accelerator = 18) =>
  `${caller},${caller}, 99.82.164.${accelerator}`;

test('one caller is one hash whichever accelerator, and cf-connecting-ip comes first', async () => {
  const caller = ownAddress();
  for (const accelerator of [18, 21, 22])
    expect((await rowFrom(hostedHeader(caller, accelerator))).address_hash).toBe(
      hmac('local one', caller),
    );
  const row = await rowFrom(hostedHeader(ownAddress()), hosted, { 'cf-connecting-ip': caller });
  expect(row.address_hash).toBe(hmac('local one', caller));
});

test('under another key it is another hash; the trusted hop is counted from the end', async () => {
  const [forged, caller, proxy] = [ownAddress(), ownAddress(), ownAddress()];
  // Where the hop is set, the header that anybody could write elsewhere counts for nothing.
  const row = await rowFrom(`${forged}, ${caller}, ${proxy}`, behindTwoProxies, {
    'cf-connecting-ip': forged,
  });
  expect(row.address_hash).toBe(hmac('local other', caller));
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
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:db8::9]:4711', '2001:db8:0:0'],
])('%s counts as %s: an IPv6 caller has a whole /64', async (address, counted) => {
  expect((await rowFrom(hostedHeader(address))).address_hash).toBe(hmac('local one', counted));
});

test('the /48 of an IPv6 caller is counted too', async () => {
  const rows = [];
  for (const address of ['2001:db8:7:1::1', '2001:db8:7:2::1', '2001:db8:8:1::1', ownAddress()])
    rows.push(await rowFrom(hostedHeader(address)));
  const [one, other, elsewhere, ipv4] = rows.map(({ network_hash }) => network_hash);
  expect(one).toEqual(expect.any(String));
  expect(other).toBe(one);
  expect(elsewhere).not.toBe(one);
  expect(ipv4).toBeNull();
});

test.each([
  'unknown',
  '',
  '-',
])('an entry %j is no address, so it is nobody’s hash', async (entry) => {
  const row = await rowFrom(hostedHeader(entry));
  expect([row.address_hash, row.network_hash]).toEqual([null, null]);
});
