import { runCommand } from '@caravan/api/command';
import { withConfiguredDatabase } from '@caravan/api/database';
import { seedDemo } from './seed/seed';

// `npm run demo:reset` recreates the demo data and keeps what visitors wrote.
const reset = async (words: readonly string[]): Promise<string> => {
  if (words.length > 0) throw new Error(`takes no words, and got "${words.join(' ')}": nothing was changed`);
  return withConfiguredDatabase(async (db) => {
    await seedDemo(db, Date.now(), true);
    return 'demo data recreated';
  });
};

runCommand('demo:reset', reset(process.argv.slice(2)));
