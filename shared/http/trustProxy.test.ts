/** @jest-environment node */
import os from 'node:os';
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

describe('a number of proxies', () => {
  const trust = (address: string, hasKey: boolean, hop = 0): boolean => {
    const trusted = trustedProxies('2', hasKey);
    if (typeof trusted !== 'function') throw new Error('a number asks for the place of each proxy');
    return trusted(address, hop);
  };
  const describeAddress = (address: string) => ({
    address,
    family: 'IPv4' as const,
    netmask: '',
    mac: '',
    internal: false,
    cidr: null,
  });

  it.each(['127.0.0.1', '127.0.0.2', '::1', '::ffff:127.0.0.1', '192.0.2.7', '::ffff:192.0.2.7', 'fe80::7%eth0', ''])(
    'trusts a connection from this machine only with a key: "%s"',
    (address) => {
      const addresses = ['127.0.0.1', '::1', '192.0.2.7', 'fe80::7'].map(describeAddress);
      jest.spyOn(os, 'networkInterfaces').mockReturnValue({ eth0: addresses });
      expect([trust(address, false), trust(address, true)]).toEqual([false, true]);
    },
  );

  it('trusts a proxy on this machine behind another one', () => {
    expect(trust('127.0.0.1', false, 1)).toBe(true);
  });
});
