import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../database/database';
import { settings } from '../database/schema';

/** Returns the key that signs URLs of the file store. It is created once and shared by all processes on the database. */
export const signingKeyOf = async (db: Db): Promise<string> => {
  const created = { key: 'uploadKey', value: randomBytes(32).toString('base64url') };
  await db.insert(settings).values(created).onConflictDoNothing();
  const [stored] = await db.select().from(settings).where(eq(settings.key, created.key));
  return stored?.value ?? created.value;
};

/** Signs the fields of a URL. As JSON, so that fields cannot be confused. */
export const sign = (secret: string, fields: readonly string[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(fields)).digest('base64url');

export const isSignature = (signature: string, secret: string, fields: readonly string[]): boolean => {
  const [a, b] = [Buffer.from(signature), Buffer.from(sign(secret, fields))];
  return a.length === b.length && timingSafeEqual(a, b);
};
