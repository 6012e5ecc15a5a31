import { runCommand } from '../command';
import { readConfig } from '../config/config';
import { openDatabase } from './client';

// `npm run migrate -w api` applies the migrations and ends. The API does that too when it starts.
const migrateOnce = async (): Promise<string> => {
  const { databaseUrl, databaseSchema, dataFolder } = readConfig(process.env);
  const database = await openDatabase({ url: databaseUrl, schema: databaseSchema, folder: dataFolder });
  await database.close();
  return 'the database has all migrations';
};

runCommand('migrate', migrateOnce());
