import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { findPostgres } from '../../api/src/testing/postgresServer';
import { findValkey } from '../../shell/server/testing/valkeyServer';

/** Where the programs of Debian's packages are. */
export interface Programs {
  /** The folder of PostgreSQL's programs. */
  readonly postgres: string;
  readonly nginx: string;
  readonly haproxy: string;
  /** Valkey's server, or that of Redis. */
  readonly valkey: string;
  readonly openssl: string;
  readonly setpriv: string;
}

/** Finds all of PostgreSQL's programs: links may lead to some of them only. */
export const findAllOfPostgres = (): string | undefined => {
  const found = findPostgres();
  return found && dirname(realpathSync(join(found, 'postgres')));
};

/** Debian has servers in folders that are on the PATH of root only. */
export const findProgram = (program: string): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/bin', '/bin']
    .map((folder) => join(folder, program))
    .find((file) => existsSync(file));

/** Finds the programs. Throws if some are missing, and says which command installs them. */
export const findPrograms = (): Programs => {
  const missing: string[] = [];
  const requireProgram = (file: string | undefined, debian: string): string => {
    if (file === undefined) missing.push(debian);
    return file ?? '';
  };
  const programs: Programs = {
    postgres: requireProgram(findAllOfPostgres(), 'postgresql'),
    nginx: requireProgram(findProgram('nginx'), 'nginx'),
    haproxy: requireProgram(findProgram('haproxy'), 'haproxy'),
    // Debian 12 has no package of Valkey.
    valkey: requireProgram(findValkey(), 'redis-server'),
    openssl: requireProgram(findProgram('openssl'), 'openssl'),
    setpriv: requireProgram(findProgram('setpriv'), 'util-linux'),
  };
  if (missing.length === 0) return programs;
  throw new Error(
    `the cluster needs programs that are not installed: apt-get install -y --no-install-recommends ${missing.join(' ')}`,
  );
};
