import { readConfig } from '@caravan/api/config';
import { openDatabase } from '@caravan/api/database';
import { seedDemo } from './seed/seed';

/** `npm run demo:reset`: recreates the demo data and keeps what visitors wrote. */
const reset = async (): Promise<void> => {
  const config = readConfig(process.env);
  const { db, close } = await openDatabase({
    url: config.databaseUrl,
    schema: config.databaseSchema,
    folder: config.dataFolder,
  });
  try {
    await seedDemo(db, Date.now(), true);
  } finally {
    await close();
  }
  process.stdout.write('demo data recreated\n');
};

reset().catch((error: unknown) => {
  process.stderr.write(`demo:reset: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
