import { createServer } from 'node:http';
import { listenOn } from '@caravan/shared/http';
import { type CryptoKey, exportJWK, exportSPKI, generateKeyPair, type JWK, SignJWT } from 'jose';

interface SigningKey {
  readonly kid: string;
  readonly jwk: JWK;
  readonly privateKey: CryptoKey;
  readonly publicPem: string;
}

const createKey = async (kid: string): Promise<SigningKey> => {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
  return { kid, jwk, privateKey, publicPem: await exportSPKI(publicKey) };
};

export interface OpenIdProvider {
  readonly issuer: string;
  readonly discovery: string;
  readonly publicPem: () => string;
  /** Signs any claims with the current key. */
  readonly sign: (claims: object) => Promise<string>;
  readonly rotate: () => Promise<void>;
  readonly keyRequestCount: () => number;
  /** The status of all further answers. Undefined: normal answers. */
  readonly failWith: (status: number | undefined) => void;
  readonly close: () => Promise<void>;
}

/** Starts a remote OpenID provider with a discovery document and keys. `name`: the issuer in its document. */
export const startOpenIdProvider = async (name?: string): Promise<OpenIdProvider> => {
  let current = await createKey('key-1');
  let keyRequests = 0;
  let failure: number | undefined;
  let issuer = '';
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (failure !== undefined) {
      response.writeHead(failure).end('{}');
    } else if (request.url === '/keys') {
      keyRequests += 1;
      response.end(JSON.stringify({ keys: [current.jwk] }));
    } else {
      response.end(JSON.stringify({ issuer: name ?? issuer, jwks_uri: `${issuer}/keys` }));
    }
  });
  issuer = `http://127.0.0.1:${await listenOn(server)}`;
  return {
    issuer,
    discovery: `${issuer}/.well-known/openid-configuration`,
    publicPem: () => current.publicPem,
    sign: (claims) =>
      new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256', kid: current.kid }).sign(current.privateKey),
    rotate: async () => {
      current = await createKey(`${current.kid}-next`);
    },
    keyRequestCount: () => keyRequests,
    failWith: (status) => {
      failure = status;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
