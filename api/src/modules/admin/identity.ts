import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Config } from '../../config/config';
import type { Db } from '../../database/database';
import { settings } from '../../database/schema';
import { hashOfNobody, hashPassword } from '../../credentials/password';

/** The person who may see the dashboard. */
export interface Admin {
  readonly name: string;
  /** In the form of `passwordHashPattern`. */
  readonly passwordHash: string;
}

/** Key in `settings` of the hash of the development admin's password. */
export const settingKey = 'developmentAdmin';
export const developmentName = 'admin';

/** An admin that no password matches: a login then takes as long as any other failed one. */
const unknownAdmin: Admin = { name: randomBytes(16).toString('hex'), passwordHash: hashOfNobody() };

/**
 * The configured admin, or in development the one made at the first start. Otherwise returns an admin that no password
 * matches.
 */
export const findAdmin = async (
  db: Db,
  { admin, developmentAdmin }: Pick<Config, 'admin' | 'developmentAdmin'>,
): Promise<Admin> => {
  if (admin !== undefined || !developmentAdmin) {
    return admin ?? unknownAdmin;
  }
  const [stored] = await db.select().from(settings).where(eq(settings.key, settingKey));
  return stored === undefined ? unknownAdmin : { name: developmentName, passwordHash: stored.value };
};

/** A hash that changes with name and password: tokens and cookies of an earlier admin become invalid. */
export const markOf = ({ name, passwordHash }: Admin): string =>
  createHash('sha256')
    .update(JSON.stringify([name, passwordHash]))
    .digest('hex');

/**
 * Creates the development admin if development needs one and there is none. Returns the password, which is not stored;
 * undefined if nothing was created. Only one of several processes that start at once creates it.
 */
export const makeDevelopmentAdmin = async (
  db: Db,
  { developmentAdmin }: Pick<Config, 'developmentAdmin'>,
): Promise<string | undefined> => {
  if (!developmentAdmin || (await db.$count(settings, eq(settings.key, settingKey))) > 0) {
    return undefined;
  }
  const password = randomBytes(12).toString('base64url');
  const made = await db
    .insert(settings)
    .values({ key: settingKey, value: await hashPassword(password) })
    .onConflictDoNothing()
    .returning();
  return made.length > 0 ? password : undefined;
};
