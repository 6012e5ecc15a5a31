/** @jest-environment node */
import { readTrustProxy, trustedProxies } from './trustProxy';

it.each([
  [undefined, ''],
  ['', ''],
  ['loopback', 'loopback'],
  ['10.0.0.1, 192.168.0.0/16 , ::1,fd00::/8', '10.0.0.1,192.168.0.0/16,::1,fd00::/8'],
  ['2', '2'],
])('accepts TRUST_PROXY=%s', (text, expected) => {
  expect(readTrustProxy(text)).toBe(expected);
});

it.each(['true', '*', 'proxy.internal', '10.0.0.1/33', '10.0.0.1/0', '10.0.0.1/8/8', '10.0.0.1;1', '-1', '1.5', ','])(
  'TRUST_PROXY=%s is refused',
  (text) => {
    expect(() => readTrustProxy(text)).toThrow('TRUST_PROXY');
  },
);

it('trusts no proxy by default, addresses by value and counts by position', () => {
  expect(trustedProxies('')).toBe(false);
  expect(trustedProxies('10.0.0.1')).toBe('10.0.0.1');
  const trust = trustedProxies('2');
  if (typeof trust !== 'function') throw new Error('a number asks for the place of each proxy');
  expect([0, 1, 2].map((hop) => trust('203.0.113.1', hop))).toEqual([true, true, false]);
});
