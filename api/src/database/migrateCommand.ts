import { runCommand } from '../command';
import { withConfiguredDatabase } from './withConfiguredDatabase';

// `npm run migrate -w api` applies the migrations and ends. The API does that too when it starts.
runCommand(
  'migrate',
  withConfiguredDatabase(async () => 'the database has all migrations'),
);
