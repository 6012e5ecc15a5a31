import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Names of address ranges that Fastify knows. */
const ranges = new Set(['loopback', 'linklocal', 'uniquelocal']);

const isRange = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/');
  const longest = isIP(address) === 6 ? 128 : 32;
  const isPrefix = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= longest);
  return ranges.has(text) || (isIP(address) > 0 && isPrefix && more.length === 0);
};

/**
 * Reads TRUST_PROXY: the proxies in front of a server, as addresses and networks separated by commas, or as their number. Empty means
 * none. Throws if it is neither.
 */
export const readTrustProxy = (text = ''): string => {
  const parts = text === '' ? [] : text.split(',').map((part) => part.trim());
  const wrong = /^\d{1,2}$/.test(text) ? undefined : parts.find((part) => !isRange(part));
  if (wrong !== undefined) throw new Error(`TRUST_PROXY: ${wrong} is neither an address nor a number of proxies`);
  return parts.join(',');
};

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

const readOwnAddresses = (): BlockList => {
  const list = new BlockList();
  list.addSubnet('127.0.0.0', 8);
  for (const { address } of Object.values(networkInterfaces()).flatMap((each = []) => each))
    list.addAddress(address, familyOf(address));
  return list;
};

/** Milliseconds after which the addresses are read again. To read them takes a third of a millisecond. */
const ADDRESSES_FRESH_MS = 10_000;

/** Returns a check for addresses of this machine. A closed socket has no address, and passes as one of them. */
const createOwnAddressCheck = () => {
  let list = readOwnAddresses();
  let staleAt = performance.now() + ADDRESSES_FRESH_MS;
  return (address: string): boolean => {
    if (performance.now() > staleAt) {
      list = readOwnAddresses();
      staleAt = performance.now() + ADDRESSES_FRESH_MS;
    }
    // Node adds the interface to a link-local address: `fe80::1%eth0`.
    return isIP(address) === 0 || list.check(address.replace(/%.*/, ''), familyOf(address));
  };
};

/**
 * Returns Fastify's `trustProxy`. A number counts proxies from the server outwards. It is only safe for servers that cannot be reached
 * directly. Render workers on this machine run code of remotes, so its addresses are not trusted. `hasKey`: the server checks PROXY_KEY,
 * and these addresses are trusted too.
 */
export const trustedProxies = (
  setting: string,
  hasKey = false,
): false | string | ((address: string, hop: number) => boolean) => {
  if (setting === '') return false;
  const count = Number(setting);
  if (Number.isNaN(count)) return setting;
  if (hasKey) return (_address, hop) => hop < count;
  const isOwnAddress = createOwnAddressCheck();
  return (address, hop) => hop < count && (hop > 0 || !isOwnAddress(address));
};
