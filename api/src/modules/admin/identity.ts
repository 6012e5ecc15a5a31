import { hash, randomBytes } from 'node:crypto';
import { isSecret } from '@caravan/shared/http';
import { eq, inArray } from 'drizzle-orm';
import type { ConfiguredAdmin } from '../../config/admins';
import type { Config } from '../../config/config';
import type { Db } from '../../database/database';
import { settings } from '../../database/schema';
import { createUnmatchableHash, hashPassword } from '../../credentials/password';

/** A person who may see the dashboard. */
export type Admin = ConfiguredAdmin;

/** The names of the development admins, and the keys in `settings` of their passwords' hashes. Two can approve a tariff. */
export const developmentAdmins = [
  { name: 'admin', settingKey: 'developmentAdmin' },
  { name: 'admin2', settingKey: 'developmentAdmin2' },
] as const;

/** An admin that no password matches: a login then takes as long as any other failed one. */
const unknownAdmin: Admin = { name: randomBytes(16).toString('hex'), passwordHash: createUnmatchableHash() };

/** Returns the configured admins, or in development those made at the first start. */
const loadAdmins = async (db: Db, config: Pick<Config, 'admins' | 'developmentAdmins'>): Promise<readonly Admin[]> => {
  if (!config.developmentAdmins) return config.admins;
  const keys = developmentAdmins.map(({ settingKey }) => settingKey);
  const stored = await db.select().from(settings).where(inArray(settings.key, keys));
  return developmentAdmins.flatMap(({ name, settingKey }) =>
    stored.filter(({ key }) => key === settingKey).map(({ value }) => ({ name, passwordHash: value })),
  );
};

/** Returns the admin of a name. For an unknown name returns an admin that no password matches. */
export const findAdmin = async (
  db: Db,
  config: Pick<Config, 'admins' | 'developmentAdmins'>,
  username: string,
): Promise<Admin> => {
  const [found = unknownAdmin] = (await loadAdmins(db, config)).filter(({ name }) => isSecret(username, name));
  return found;
};

/** Returns a hash that changes with name and password: tokens and cookies of an earlier admin become invalid. */
export const credentialsHashOf = ({ name, passwordHash }: Admin): string =>
  hash('sha256', JSON.stringify([name, passwordHash]));

/**
 * Creates the development admins that development needs and that do not exist. Returns names and passwords, which are not stored, of
 * those that were created. Only one of several processes that start at once creates one.
 */
export const createDevelopmentAdmins = async (
  db: Db,
  config: Pick<Config, 'developmentAdmins'>,
): Promise<readonly { readonly name: string; readonly password: string }[]> => {
  if (!config.developmentAdmins) return [];
  const created = [];
  for (const { name, settingKey } of developmentAdmins) {
    if ((await db.$count(settings, eq(settings.key, settingKey))) > 0) continue;
    const password = randomBytes(12).toString('base64url');
    const stored = await db
      .insert(settings)
      .values({ key: settingKey, value: await hashPassword(password) })
      .onConflictDoNothing()
      .returning();
    if (stored.length > 0) created.push({ name, password });
  }
  return created;
};
