import { eq } from 'drizzle-orm';
import type { Db } from './database';
import { settings } from './schema';

/** Returns a setting. It is created at first use and shared by all processes of a database. */
export const settingOf = async (db: Db, key: string, create: () => Promise<string>): Promise<string> => {
  const find = async () => (await db.select().from(settings).where(eq(settings.key, key)))[0]?.value;
  const stored = await find();
  if (stored !== undefined) return stored;
  const created = await create();
  await db.insert(settings).values({ key, value: created }).onConflictDoNothing();
  return (await find()) ?? created;
};
