import type { AddressInfo } from 'node:net';
import type { Language } from '@caravan/shared/terms';

/** Paths of the local provider on the API's address and, through the shell server, on the site's. */
export const localPaths = {
  discovery: '/dev/identity/.well-known/openid-configuration',
  keys: '/dev/identity/keys',
  authorize: '/dev/identity/authorize',
  token: '/dev/identity/token',
} as const;

const loopbackOf: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** Returns the address of the local provider's discovery document on a listening server. */
export const discoveryUrlOf = (serverAddress: AddressInfo | string | null): string => {
  if (serverAddress === null || typeof serverAddress === 'string') {
    throw new Error('the local identity provider is reached over HTTP: call listen() before signing in');
  }
  const address = loopbackOf[serverAddress.address] ?? serverAddress.address;
  const host = address.includes(':') ? `[${address}]` : address;
  return `http://${host}:${String(serverAddress.port)}${localPaths.discovery}`;
};

/** Returns the path of the sign-in page with its query. */
export const promptUrlOf = (clientId: string, nonce: string, language: Language): string =>
  `${localPaths.authorize}?${new URLSearchParams({ client_id: clientId, nonce, lang: language }).toString()}`;
