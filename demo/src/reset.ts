import { runCommand } from '@caravan/api/command';
import { withConfiguredDatabase } from '@caravan/api/database';
import { seedDemo } from './seed/seed';

// `npm run demo:reset` recreates the demo data and keeps what visitors wrote.
runCommand(
  'demo:reset',
  withConfiguredDatabase(async (db) => {
    await seedDemo(db, Date.now(), true);
    return 'demo data recreated';
  }),
);
