import { spawnSync } from 'node:child_process';
import { hasHeadlessShell, findFullChromium } from '../../e2e/support/browser';
import { findValkey } from '../../shell/server/testing/valkeyServer';
import { findPostgres, startPostgres } from '../../api/src/testing/postgresServer';
import { onInterrupt } from '../interrupted';

type Say = (line: string) => void;

const apt = (...words: string[]): boolean =>
  spawnSync('apt-get', words, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Installs a Debian package if this user is root. Returns whether it was installed. */
const installPackage = (name: string, title: string, say: Say): boolean => {
  if (process.getuid?.() !== 0) return false;
  say(`Installing ${title} from Debian’s packages (once) …`);
  return apt('update') && apt('install', '-y', '--no-install-recommends', name);
};

const hasChromium = (): boolean => {
  try {
    findFullChromium();
    return true;
  } catch {
    return false;
  }
};

/** Installs Chromium if it is missing, or throws. Without its headless shell the tests run in Chromium itself, and take longer. */
export const ensureChromium = (say: Say): void => {
  if (!hasChromium() && !(installPackage('chromium', 'Chromium', say) && hasChromium())) {
    throw new Error(
      'the end-to-end tests need Chromium: install it (Debian: apt-get install chromium), or set CHROMIUM to its path',
    );
  }
  if (!hasHeadlessShell()) installPackage('chromium-headless-shell', 'the headless shell of Chromium', say);
};

/** A PostgreSQL server for the tests. */
export interface TestDatabase {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Settings for hundreds of databases that live for seconds each. */
const FAST_SETTINGS = ['autovacuum=off', 'jit=off', 'max_wal_size=128MB'];

/**
 * Returns the server of `DATABASE_URL`, or starts one whose files are in `folder`. Returns null, and says so, if PostgreSQL is not
 * installed.
 */
export const ensurePostgres = async (say: Say, folder: string): Promise<TestDatabase | null> => {
  const providedUrl = process.env['DATABASE_URL'];
  if (providedUrl) return { url: providedUrl, stop: () => Promise.resolve() };
  if (findPostgres() === undefined) installPackage('postgresql', 'PostgreSQL', say);
  const programs = findPostgres();
  if (programs === undefined) {
    say(
      'API tests run on PGlite alone, because PostgreSQL is not installed: install it (Debian: apt-get install postgresql), or set ' +
        'DATABASE_URL to a server where the tests may create databases',
    );
    return null;
  }
  const server = await startPostgres(programs, { isDurable: false, settings: FAST_SETTINGS, parent: folder });
  const cancelCleanUp = onInterrupt(server.stop);
  return {
    url: server.url,
    stop: async () => {
      cancelCleanUp();
      await server.stop();
    },
  };
};

/** Installs Redis if neither it nor Valkey is there. Returns false, and says so, if that fails. */
export const ensureValkey = (say: Say): boolean => {
  if (findValkey() === undefined) installPackage('redis-server', 'Redis', say);
  const isThere = findValkey() !== undefined;
  if (!isThere)
    say(
      'tests of limits that shell servers share are skipped, because neither Valkey nor Redis is installed: install one ' +
        '(Debian: apt-get install valkey-server, or redis-server)',
    );
  return isThere;
};
