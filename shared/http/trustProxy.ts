import { isIP } from 'node:net';

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

/**
 * Returns Fastify's `trustProxy`. A number counts proxies from the server outwards. It is only safe for servers that cannot be reached
 * directly.
 */
export const trustedProxies = (setting: string): false | string | ((address: string, hop: number) => boolean) => {
  if (setting === '') return false;
  const count = Number(setting);
  return Number.isNaN(count) ? setting : (_address, hop) => hop < count;
};
