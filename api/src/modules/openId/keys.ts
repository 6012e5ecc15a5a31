import type { JWTVerifyGetKey } from 'jose';
import { createRemoteJWKSet, errors } from 'jose';
import { literal, object, parse, pipe, string, url } from 'valibot';

/** The provider gave no keys: it is not the token's fault. */
export class ProviderFailure extends Error {
  constructor(cause: unknown) {
    super('the identity provider gave no keys', { cause });
    this.name = 'ProviderFailure';
  }
}

/** For each of the two requests; both together must end before the call that waits for them is given up. */
const timeoutMs = 4_000;
const keptMs = 86_400_000;

export interface KeySource {
  readonly issuer: string;
  /** Address of the discovery document, asked for at each look since the local provider learns its port late. */
  readonly discovery: () => string;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** How long after a look for keys one that is not among them is not looked for again. */
  readonly cooldownMs?: number;
}

const findKeySet = async ({ issuer, discovery, cooldownMs = 30_000 }: KeySource): Promise<JWTVerifyGetKey> => {
  const response = await fetch(discovery(), { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) {
    throw new Error(`the discovery document answers ${String(response.status)}`);
  }
  const document = object({ issuer: literal(issuer), jwks_uri: pipe(string(), url()) });
  const { jwks_uri: address } = parse(document, await response.json());
  return createRemoteJWKSet(new URL(address), { cooldownDuration: cooldownMs, timeoutDuration: timeoutMs });
};

/**
 * The keys of a provider, found by its discovery document and fetched over HTTP. They are kept; a key that is not among
 * them makes for a new look, since providers change their keys. Throws {@link ProviderFailure} where they cannot be had.
 */
export const keysOf = (source: KeySource): JWTVerifyGetKey => {
  let found: { readonly keySet: Promise<JWTVerifyGetKey>; readonly until: number } | undefined;
  const keySet = async (): Promise<JWTVerifyGetKey> => {
    if (found === undefined || found.until <= source.now()) {
      found = { keySet: findKeySet(source), until: source.now() + keptMs };
    }
    const looked = found;
    try {
      return await looked.keySet;
    } catch (error) {
      found = found === looked ? undefined : found;
      throw error;
    }
  };
  return async (header, token) => {
    try {
      return await (
        await keySet()
      )(header, token);
    } catch (error) {
      const foreignKey = error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys;
      throw foreignKey ? error : new ProviderFailure(error);
    }
  };
};
