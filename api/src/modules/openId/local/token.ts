import { hash } from 'node:crypto';
import { SignJWT, importJWK } from 'jose';
import type { Db } from '../../../database/database';
import type { Provider } from '../../../config/identityProvider';
import { signingKey } from './signingKey';

export interface LocalPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

const validSeconds = 3_600;

/** Returns an ID token about any person, signed by the local provider. */
export const localIdToken = async (
  db: Db,
  { issuer, clientId }: Provider,
  { email, firstName, lastName }: LocalPerson,
  nonce: string,
  now: number,
): Promise<string> => {
  const key = await signingKey(db);
  const seconds = Math.floor(now / 1000);
  const names = { given_name: firstName, family_name: lastName, name: `${firstName} ${lastName}`.trim() };
  return new SignJWT({ email, email_verified: true, nonce, ...names })
    .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(clientId)
    .setSubject(hash('sha256', email.toLowerCase()).slice(0, 24))
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + validSeconds)
    .sign(await importJWK(key, 'RS256'));
};
