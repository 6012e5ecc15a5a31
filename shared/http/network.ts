import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that name its network of 64 bits. */
const networkGroups = 4;

const groupsOf = (part: string): string[] => part.split(':').filter((group) => group !== '');

/** Returns the network that an address counts as: of IPv6 the first 64 bits, of IPv4 (also in IPv6 form) the address itself. */
export const networkOf = (address: string): string => {
  if (!isIPv6(address)) return address.toLowerCase();
  // `URL` normalizes an address: lower-case hex groups without leading zeros.
  const { hostname } = new URL(`http://[${address.replace(/%.*/, '')}]`);
  const [start = '', end = ''] = hostname.slice(1, -1).split('::');
  const [first, last] = [groupsOf(start), groupsOf(end)];
  const groups = [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return `${groups.slice(0, networkGroups).join(':')}::`;
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((bytes) => [bytes >> 8, bytes & 0xff])
    .join('.');
};

/** Returns the first 48 bits of an IPv6 network: one customer can have 65,536 networks of 64 bits. */
export const networkRange = (network: string): string => network.split(':').slice(0, 3).join(':');
