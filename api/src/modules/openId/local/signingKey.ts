import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import * as v from 'valibot';
import type { Db } from '../../../database/database';
import { settingOf } from '../../../database/settingOf';

const texts = v.entriesFromList(['kid', 'n', 'e', 'd', 'p', 'q', 'dp', 'dq', 'qi'], v.pipe(v.string(), v.minLength(1)));
const privateKey = v.object({ kty: v.literal('RSA'), ...texts });
type PrivateKey = v.InferOutput<typeof privateKey>;

const createKey = async (): Promise<string> => {
  const pair = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(pair.privateKey);
  return JSON.stringify({ ...jwk, kid: await calculateJwkThumbprint(jwk) });
};

/** Returns the local provider's signing key. */
export const signingKey = async (db: Db): Promise<PrivateKey> =>
  v.parse(privateKey, JSON.parse(await settingOf(db, 'local-identity-key', createKey)));

export const publicKeyOf = ({ kty, kid, n, e }: PrivateKey): JWK => ({ kty, kid, n, e, alg: 'RS256', use: 'sig' });
