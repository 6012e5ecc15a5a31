import { findPostgres, startPostgres } from '../api/src/testing/postgresServer';
import { installPackage } from './debian';
import { onInterrupt } from './interrupted';

/** A PostgreSQL server for the tests: by its address, or one of their own. */
export interface TestDatabase {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const REASON =
  'API tests run on PGlite alone: there is no PostgreSQL. Install it (Debian: apt-get install postgresql), or set DATABASE_URL to a server ' +
  'where the tests may create databases';

const programs = (say: (line: string) => void): string | undefined => {
  const found = findPostgres();
  if (found !== undefined) return found;
  installPackage('postgresql', 'PostgreSQL', say);
  return findPostgres();
};

/** The server that DATABASE_URL names, else one started for the tests; null, said clearly, where neither can be had. */
export const needPostgres = async (say: (line: string) => void): Promise<TestDatabase | null> => {
  const given = process.env['DATABASE_URL'];
  if (given) return { url: given, stop: () => Promise.resolve() };
  const folder = programs(say);
  if (folder === undefined) {
    say(REASON);
    return null;
  }
  const server = await startPostgres(folder, { durable: false });
  const forget = onInterrupt(server.stop);
  return {
    url: server.url,
    stop: async () => {
      forget();
      await server.stop();
    },
  };
};
