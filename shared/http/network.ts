import { isIPv6 } from 'node:net';

/** How many of the eight groups of an IPv6 address name its network of 64 bits. */
const networkGroups = 4;

const groupsOf = (part: string): string[] => part.split(':').filter((group) => group !== '');

/** The network that an address is counted as: of IPv6 that of 64 bits, of an IPv4 address in IPv6 form, and of anything else, itself. */
export const networkOf = (address: string): string => {
  if (!isIPv6(address)) return address.toLowerCase();
  // The parser of addresses writes each in one way: groups of lower-case hex without leading zeros, a zone apart.
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
