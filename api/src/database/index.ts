export { openDatabase } from './client';
export type { Database, Db } from './database';
export { insertMany } from './insertMany';
export { withoutTimeLimit } from './unlimited';
export { withConfiguredDatabase } from './withConfiguredDatabase';
