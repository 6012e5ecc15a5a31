import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { migrationsFolder } from '../config/paths';
import type { Database } from './database';
import { unlimited, withoutTimeLimit } from './unlimited';

const appliedMigrations = pgTable('schema_migrations', { name: text('name').primaryKey() });

/** An arbitrary key. Processes that start together wait for this lock. */
export const migrationLock = 72_660_144;

/** Applies new files of `migrations/` in order, in one transaction. */
export const migrate = async ({ db, runScript }: Database): Promise<void> => {
  const names = readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
  // `if not exists` can fail when two processes start at once, hence the lock.
  await runScript(
    `begin; ${unlimited}; select pg_advisory_xact_lock(${migrationLock}); create table if not exists schema_migrations (name text primary key); commit;`,
  );
  // Waiting for the lock may take as long as the migrations of another process.
  await withoutTimeLimit(db, async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
    const appliedNames = new Set((await transaction.select().from(appliedMigrations)).map(({ name }) => name));
    for (const name of names.filter((candidate) => !appliedNames.has(candidate))) {
      const statements = readFileSync(join(migrationsFolder, name), 'utf8').split(/;\s*$/m);
      for (const statement of statements.filter((each) => each.trim() !== '')) {
        await transaction.execute(sql.raw(statement));
      }
      await transaction.insert(appliedMigrations).values({ name });
    }
  });
};
