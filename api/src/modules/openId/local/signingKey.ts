import { eq } from 'drizzle-orm';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import * as v from 'valibot';
import type { Db } from '../../../database/database';
import { settings } from '../../../database/schema';

const settingName = 'local-identity-key';

const text = v.pipe(v.string(), v.minLength(1));
const privateKey = v.object({
  kty: v.literal('RSA'),
  kid: text,
  n: text,
  e: text,
  d: text,
  p: text,
  q: text,
  dp: text,
  dq: text,
  qi: text,
});
type PrivateKey = v.InferOutput<typeof privateKey>;

const findStoredKey = async (db: Db): Promise<PrivateKey | undefined> => {
  const [row] = await db.select().from(settings).where(eq(settings.key, settingName));
  return row === undefined ? undefined : v.parse(privateKey, JSON.parse(row.value));
};

const createKey = async (): Promise<PrivateKey> => {
  const pair = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(pair.privateKey);
  return v.parse(privateKey, { ...jwk, kid: await calculateJwkThumbprint(jwk) });
};

/** Returns the local provider's signing key. It is created at first use and shared by all processes of a database. */
export const signingKey = async (db: Db): Promise<PrivateKey> => {
  const stored = await findStoredKey(db);
  if (stored !== undefined) return stored;
  const created = await createKey();
  await db
    .insert(settings)
    .values({ key: settingName, value: JSON.stringify(created) })
    .onConflictDoNothing();
  return (await findStoredKey(db)) ?? created;
};

export const publicKeyOf = ({ kty, kid, n, e }: PrivateKey): JWK => ({ kty, kid, n, e, alg: 'RS256', use: 'sig' });
