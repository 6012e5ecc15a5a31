import { readConfig } from '../config/config';
import { openDatabase } from './client';

// `npm run migrate -w api` applies the migrations and ends. The API does that too when it starts.
const migrateOnce = async (): Promise<void> => {
  const { databaseUrl, databaseSchema, dataFolder } = readConfig(process.env);
  const database = await openDatabase({ url: databaseUrl, schema: databaseSchema, folder: dataFolder });
  await database.close();
};

migrateOnce().then(
  () => process.stdout.write('the database has all migrations\n'),
  (error: unknown) => {
    process.stderr.write(`migrate: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
