import { readFileSync } from 'node:fs';
import { queryOnce } from '../../../api/src/testing/postgresServer';
import { createVisitors } from '../../../scripts/cluster/drill/visitor';
import { shellsOf, findUnhealthyServers } from '../../../scripts/cluster/drill/health';
import { pidOn } from '../../../scripts/supervisor/siteRecord';
import { whenRecovered } from './recovery';
import { readSetting } from './setting';

/** Milliseconds for the restart of a server on a busy machine. */
const START_TIMEOUT_MS = 240_000;

/** The cluster of `npm run e2e -- --cluster`. */
interface ClusterUnderTest {
  /** Addresses of the shell servers, without nginx. */
  readonly shells: readonly string[];
  /** The link to the shell's build. A shell server reads it at its start. */
  readonly shellLink: string;
  /** Returns the name of the PostgreSQL server that is the primary. */
  readonly primary: () => Promise<string>;
  /** Sends a signal to a server. Waits until a new process replaces it and all servers work. */
  readonly end: (part: string, signal: 'SIGKILL' | 'SIGTERM') => Promise<void>;
}

export const openCluster = (): ClusterUnderTest => {
  const { origin, data, cluster } = readSetting();
  if (!cluster) throw new Error('this spec needs a cluster: npm run e2e -- --cluster');
  const { ports, databaseUrl, certificateFile, shellLink } = cluster;
  const { fromOneAddress: visit } = createVisitors(origin, readFileSync(certificateFile, 'utf8'));

  const hasRows = (statement: string): Promise<boolean> =>
    queryOnce(databaseUrl, statement).then(
      (rows) => rows.length > 0,
      () => false,
    );
  let unhealthyServers: readonly string[] = [];
  const isHealthy = async (): Promise<boolean> => {
    unhealthyServers = await findUnhealthyServers({
      ports,
      isSafe: () => hasRows(`select 1 from pg_stat_replication where state = 'streaming' and sync_state = 'sync'`),
      visit,
    });
    return unhealthyServers.length === 0;
  };
  return {
    shells: shellsOf(ports),
    shellLink,
    primary: async () => {
      const isA = await hasRows(`select 1 where inet_server_port() = ${ports['database-a']}`);
      return isA ? 'database-a' : 'database-b';
    },
    end: async (part, signal) => {
      const before = pidOn(data, part);
      process.kill(before, signal);
      await whenRecovered(
        `cluster, ${part} ${signal}`,
        async () => pidOn(data, part) !== before && (await isHealthy()),
        () => unhealthyServers.join(', '),
        START_TIMEOUT_MS,
      );
    },
  };
};
