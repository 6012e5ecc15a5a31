import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Config } from '../../config/config';
import type { Db } from '../../database/database';
import { settings } from '../../database/schema';
import { hashOfNobody, hashPassword } from '../../credentials/password';

/** Who may see the dashboard's figures. */
export interface Admin {
  readonly name: string;
  /** In the form of `passwordHashPattern`. */
  readonly passwordHash: string;
}

/** Where `settings` keeps the hash of the development admin's password. */
export const settingKey = 'developmentAdmin';
export const developmentName = 'admin';

/** Of an admin that does not exist: a login then takes as long as any other wrong one. */
const nobody: Admin = { name: randomBytes(16).toString('hex'), passwordHash: hashOfNobody() };

/** The admin by configuration; in development the one that was made at the first start; else one whom nobody can be. */
export const findAdmin = async (
  db: Db,
  { admin, developmentAdmin }: Pick<Config, 'admin' | 'developmentAdmin'>,
): Promise<Admin> => {
  if (admin !== undefined || !developmentAdmin) {
    return admin ?? nobody;
  }
  const [stored] = await db.select().from(settings).where(eq(settings.key, settingKey));
  return stored === undefined ? nobody : { name: developmentName, passwordHash: stored.value };
};

/** Changes with name and password: what was given for one admin is worth nothing for the next. */
export const markOf = ({ name, passwordHash }: Admin): string =>
  createHash('sha256')
    .update(JSON.stringify([name, passwordHash]))
    .digest('hex');

/**
 * Makes the development admin where development wants one and there is none yet, and hands out the password, which is kept
 * nowhere; undefined where nothing was made. Of several processes that start at once one makes it.
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
