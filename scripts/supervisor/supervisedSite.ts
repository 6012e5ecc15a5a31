import { join } from 'node:path';
import { ensurePrivateFolder } from '@caravan/registry';
import { superviseProcess, type SupervisedProcess, type OutputReceivers, type Program } from './supervisedProcess';
import { openSiteLog } from './siteLog';
import { openSiteRecord } from './siteRecord';

export interface SupervisedSiteOptions {
  /** The folder of log and record. */
  readonly data: string;
  /** Tells records of the same process apart. */
  readonly suffix: string;
  readonly say: (line: string) => void;
  /** Receives each line of the servers' log and standard error. By default they are printed. */
  readonly onComplaint?: ((line: string) => void) | undefined;
  /** Whether the servers' log is not printed. */
  readonly isQuiet?: boolean;
}

type Write = (part: string, line: string) => void;

/** Writes all output of a server to the log, and its own log and standard error to the terminal, too. */
const outputOf = (name: string, log: Write, { onComplaint, isQuiet }: SupervisedSiteOptions): OutputReceivers => ({
  line: (line) => log(name, line),
  log: (line) => {
    log(name, line);
    if (onComplaint) onComplaint(line);
    else if (!isQuiet) process.stdout.write(`${line}\n`);
  },
  error: (line) => {
    log(name, line);
    if (onComplaint) onComplaint(line);
    else process.stderr.write(`${line}\n`);
  },
});

/** Other programs write their whole log to standard error, so it is not printed. */
const loggedOnly = (name: string, log: Write): OutputReceivers => {
  const line = (text: string): void => log(name, text);
  return { line, log: line, error: line };
};

/** Keeps the servers of a site running, with one log and one record of their processes. */
export const superviseSite = (options: SupervisedSiteOptions) => {
  const { data, suffix, say } = options;
  ensurePrivateFolder(data);
  const { write } = openSiteLog(join(data, 'logs'));
  const record = openSiteRecord(data, suffix);
  const servers: SupervisedProcess[] = [];
  const programs: SupervisedProcess[] = [];
  const pids = new Map<string, number>();
  return {
    /** Starts a server and keeps it running. Resolves with its address once it is ready. */
    add: (name: string, server: string | Program, env: NodeJS.ProcessEnv): Promise<string> => {
      const isOwn = typeof server === 'string';
      const supervised = superviseProcess({
        name,
        server,
        env,
        say,
        output: isOwn ? outputOf(name, write, options) : loggedOnly(name, write),
        onStart: (pid) => {
          pids.set(name, pid);
          record.record(name, pid);
        },
      });
      (isOwn ? servers : programs).push(supervised);
      return supervised.ready;
    },
    /** Returns the id of a server's process, since its last start. */
    pidOf: (name: string): number | undefined => pids.get(name),
    /** Ends the servers of this project, then the other programs. */
    stop: async (): Promise<void> => {
      await Promise.all(servers.map((server) => server.stop()));
      await Promise.all(programs.map((program) => program.stop()));
      record.close();
    },
  };
};

export type SupervisedSite = ReturnType<typeof superviseSite>;
