import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { literal, object, parse, pipe, string, url } from 'valibot';

/** The provider's keys are unavailable. The token itself may be valid. */
export class ProviderFailure extends Error {
  constructor(cause: unknown) {
    super('could not fetch the keys of the identity provider', { cause });
    this.name = 'ProviderFailure';
  }
}

/** Timeout of each of two requests. Both together must end before the timeout of the call. */
const timeoutMs = 4_000;
const cacheMs = 86_400_000;

export interface KeySource {
  readonly issuer: string;
  /** The address of the discovery document. A function, because the local provider's port is known only after start. */
  readonly discovery: () => string;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** How long after a fetch an unknown key does not cause another one. */
  readonly cooldownMs?: number;
}

const findKeySet = async ({ issuer, discovery, cooldownMs = 30_000 }: KeySource): Promise<JWTVerifyGetKey> => {
  const response = await fetch(discovery(), { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) {
    throw new Error(`the discovery document of the identity provider returned status ${String(response.status)}`);
  }
  const document = object({ issuer: literal(issuer), jwks_uri: pipe(string(), url()) });
  const { jwks_uri: address } = parse(document, await response.json());
  return createRemoteJWKSet(new URL(address), { cooldownDuration: cooldownMs, timeoutDuration: timeoutMs });
};

/**
 * Returns the keys of a provider, which are found by its discovery document and cached. A key that is not among them causes a new fetch,
 * because providers rotate keys. Throws {@link ProviderFailure} if the keys are unavailable.
 */
export const keysOf = (source: KeySource): JWTVerifyGetKey => {
  let cached: { readonly keySet: Promise<JWTVerifyGetKey>; readonly until: number } | undefined;
  const keySet = async (): Promise<JWTVerifyGetKey> => {
    if (cached === undefined || cached.until <= source.now()) {
      cached = { keySet: findKeySet(source), until: source.now() + cacheMs };
    }
    const current = cached;
    try {
      return await current.keySet;
    } catch (error) {
      cached = cached === current ? undefined : cached;
      throw error;
    }
  };
  return async (header, token) => {
    try {
      return await (
        await keySet()
      )(header, token);
    } catch (error) {
      const isForeignKey =
        error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys;
      throw isForeignKey ? error : new ProviderFailure(error);
    }
  };
};
