import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import type { SupervisedSite } from '../supervisor/supervisedSite';
import type { Program } from '../supervisor/supervisedProcess';
import { FRONT_ROLE } from './configs';
import { clusterName, DATABASE, type NodeName, type PostgresNode } from './postgresNode';

/** Milliseconds between two checks of the primary. */
const CHECK_INTERVAL_MS = 500;

const stateSchema = v.array(
  v.object({
    isRecovering: v.boolean(),
    /** Whether commits wait for the standby. */
    waits: v.boolean(),
    position: v.string(),
    /** The position up to which the standby has flushed, and whether it counts as synchronous. Null without a standby. */
    flushed: v.nullable(v.string()),
    isSynchronous: v.nullable(v.boolean()),
  }),
);

/** Not `*`, because the connection that copies a server would count as a standby. */
const STANDBYS = `${clusterName('a')},${clusterName('b')}`;

const STATE_QUERY = `select pg_is_in_recovery() as "isRecovering", current_setting('synchronous_standby_names') <> '' as waits,
  case when pg_is_in_recovery() then '0/0' else pg_current_wal_lsn()::text end as position,
  s.flush_lsn::text as flushed, s.sync_state = 'sync' as "isSynchronous"
  from (select 1) as one left join pg_stat_replication as s
  on s.state = 'streaming' and s.application_name in ('${clusterName('a')}', '${clusterName('b')}')`;

/** Compares positions in the write-ahead log, such as `0/3000148`. */
const numberOf = (position: string): bigint => {
  const [high = '0', low = '0'] = position.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
};

export interface DatabasePairOptions {
  readonly nodes: Readonly<Record<NodeName, PostgresNode>>;
  /** The file that names the primary. */
  readonly file: string;
  readonly say: (line: string) => void;
}

/**
 * Keeps a primary and a standby. While the standby follows, a commit is acknowledged once both have flushed it. When the primary ends,
 * the standby takes over, and the former primary becomes its copy. A standby that lacks a commit never takes over. Then the primary
 * starts again on its data.
 */
export const createDatabasePair = ({ nodes, file, say }: DatabasePairOptions) => {
  let primary: NodeName = 'a';
  let password = '';
  let isSafe = false;
  /** A position of the primary since which commits wait for the standby. A standby that has flushed it has all acknowledged commits. */
  let safePosition: bigint | undefined;
  /** Counts ends of either server. The answer to a query that began before an end is ignored. */
  let endCount = 0;
  let isChecking = false;

  const otherNode = (name: NodeName): NodeName => (name === 'a' ? 'b' : 'a');
  const setPrimary = (name: NodeName): void => {
    writeFileSync(`${file}.tmp`, name);
    renameSync(`${file}.tmp`, file);
    primary = name;
    resetSafety();
  };
  const resetSafety = (): void => {
    isSafe = false;
    safePosition = undefined;
  };
  const query = (statement: string, name = primary): Promise<readonly unknown[]> =>
    nodes[name].query(statement, password);
  const setSynchronousStandbys = async (names: string): Promise<void> => {
    await query(`alter system set synchronous_standby_names = '${names}'`);
    await query('select pg_reload_conf()');
  };

  const check = async (): Promise<void> => {
    const before = endCount;
    const [state] = v.parse(stateSchema, await query(STATE_QUERY));
    if (!state || endCount !== before) return;
    const { isRecovering, waits, position, flushed, isSynchronous } = state;
    if (isRecovering) {
      await query('select pg_promote(false)');
      return;
    }
    if (flushed === null) {
      resetSafety();
      if (waits) await setSynchronousStandbys('');
    } else if (!waits) {
      await setSynchronousStandbys(STANDBYS);
    } else if (isSynchronous) {
      if (safePosition !== undefined && numberOf(flushed) >= safePosition) isSafe = true;
      safePosition ??= numberOf(position);
    }
  };
  const timer = setInterval(() => {
    if (isChecking || password === '') return;
    isChecking = true;
    void check()
      // The next check runs half a second later.
      .catch(() => undefined)
      .finally(() => {
        isChecking = false;
      });
  }, CHECK_INTERVAL_MS);

  const prepare = async (name: NodeName): Promise<void> => {
    if (name === primary) {
      if (!isSafe) return;
      setPrimary(otherNode(name));
      say(`database-${primary} takes over`);
      await query('select pg_promote(false)').catch(() => undefined);
    }
    if (!nodes[name].isStandby()) await nodes[name].copyFrom(nodes[primary].port, password);
  };
  const isAnswering = async (name: NodeName): Promise<boolean> => {
    const rows = await query('select pg_is_in_recovery() as recovers', name);
    const [{ recovers } = { recovers: true }] = v.parse(v.array(v.object({ recovers: v.boolean() })), rows);
    return name !== primary || !recovers;
  };
  const programOf = (name: NodeName): Program => ({
    command: nodes[name].command,
    address: `127.0.0.1:${nodes[name].port}`,
    isAnswering: () => isAnswering(name),
    endSignal: 'SIGINT',
    prepare: () => prepare(name),
    onEnd: () => {
      endCount += 1;
      // A standby that missed a commit must not take over.
      if (name !== primary) resetSafety();
    },
  });

  /** Starts both servers. Resolves once the standby follows the primary. */
  const start = async (site: SupervisedSite): Promise<void> => {
    const isNew = !existsSync(file);
    if (isNew) nodes.a.create();
    else primary = readFileSync(file, 'utf8') === 'b' ? 'b' : 'a';
    password = nodes.a.password();
    await site.add(`database-${primary}`, programOf(primary), process.env);
    if (isNew) {
      await query(`create role ${FRONT_ROLE} login`);
      await query(`create database ${DATABASE}`);
      setPrimary('a');
    }
    const standby = otherNode(primary);
    await site.add(`database-${standby}`, programOf(standby), process.env);
  };
  return {
    start,
    password: () => password,
    /** Returns whether the standby has all acknowledged commits, and takes over if the primary ends. */
    isSafe: () => isSafe,
    stop: () => clearInterval(timer),
  };
};

export type DatabasePair = ReturnType<typeof createDatabasePair>;
