import { networkOf } from './network';

it.each([
  ['203.0.113.1', '203.0.113.1'],
  ['2001:db8:0:7::1', '2001:db8:0:7::'],
  ['2001:DB8::7:0:0:0:ABCD', '2001:db8:0:7::'],
  ['2001:0db8:0000:0007:ffff:ffff:ffff:ffff', '2001:db8:0:7::'],
  ['2001:db8::1', '2001:db8:0:0::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['::1', '0:0:0:0::'],
  ['::', '0:0:0:0::'],
  ['1:2:3:4:5:6:7::', '1:2:3:4::'],
  ['::ffff:203.0.113.1', '203.0.113.1'],
  ['::FFFF:cb00:7101', '203.0.113.1'],
  ['64:ff9b::203.0.113.1', '64:ff9b:0:0::'],
  ['Not an address', 'not an address'],
  ['', ''],
])('counts the address "%s" as "%s"', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
