import { expect, test } from 'vitest';
import { consentState } from '@/browser/consent-state';

const cookie = (value: unknown) => `a=1; consent=${encodeURIComponent(JSON.stringify(value))}; b=2`;
const accepted = cookie({ categories: ['functional', 'statistics'] });
const refused = cookie({ categories: ['functional'] });
const undecided = 'a=1';

test.each([
  ['has not chosen', undecided, false, false, { decided: false, mayCountPageViews: true }],
  [
    'has not chosen, and must',
    undecided,
    false,
    true,
    { decided: false, mayCountPageViews: false },
  ],
  ['has accepted', accepted, false, true, { decided: true, mayCountPageViews: true }],
  ['has refused', refused, false, false, { decided: true, mayCountPageViews: false }],
  ['sends privacy control', undecided, true, false, { decided: false, mayCountPageViews: false }],
  ['accepts, and sends it', accepted, true, false, { decided: true, mayCountPageViews: false }],
])('a visitor who %s', (_, cookies, privacyControl, consentRequired, expected) => {
  expect(consentState({ cookies, privacyControl, consentRequired })).toMatchObject(expected);
});

test('the accepted categories are read from the cookie', () => {
  const state = consentState({ cookies: accepted, privacyControl: false, consentRequired: true });
  expect(state.accepted).toEqual(['functional', 'statistics']);
});

test.each([
  ['another cookie that ends alike', 'not_consent=1'],
  ['no JSON', 'consent=abc'],
  ['no categories', cookie({})],
])('%s is no choice', (_, cookies) => {
  const state = consentState({ cookies, privacyControl: false, consentRequired: false });
  expect(state.decided).toBe(false);
});
