import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { ensureFolder } from '@caravan/object-store';
import { processId, isStillRunning } from '../../api/src/database/processes';

const processSchema = v.object({ pid: v.number(), startedAt: v.string() });
const recordSchema = v.object({ supervisor: processSchema, parts: v.record(v.string(), processSchema) });
type SiteRecord = v.InferOutput<typeof recordSchema>;

/** Milliseconds in which the servers of a site end by themselves after their supervisor has ended. */
const END_TIMEOUT_MS = 15_000;
const CHECK_INTERVAL_MS = 200;

const folderOf = (data: string): string => join(data, 'running');

const read = (file: string): SiteRecord | undefined => {
  try {
    return v.parse(recordSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
};

/** Returns the records of sites on this data of which a process still runs. Removes the other records. */
const recordsIn = (data: string): SiteRecord[] => {
  ensureFolder(folderOf(data));
  const names = readdirSync(folderOf(data)).filter((name) => name.endsWith('.json'));
  return names.flatMap((name) => {
    const file = join(folderOf(data), name);
    const found = read(file);
    if (found && [found.supervisor, ...Object.values(found.parts)].some(isStillRunning)) return [found];
    rmSync(file, { force: true });
    return [];
  });
};

/** Opens a record of a site's processes, which a later start reads. */
export const openSiteRecord = (data: string, suffix: string) => {
  const file = join(folderOf(data), `${process.pid}-${suffix}.json`);
  const siteRecord: SiteRecord = { supervisor: processId(process.pid), parts: {} };
  return {
    record: (server: string, pid: number): void => {
      siteRecord.parts[server] = processId(pid);
      try {
        mkdirSync(folderOf(data), { recursive: true });
        // Renamed, so that readers never see half a file.
        writeFileSync(`${file}.tmp`, JSON.stringify(siteRecord));
        renameSync(`${file}.tmp`, file);
      } catch {
        // The site must continue if the disk is full.
      }
    },
    close: (): void => rmSync(file, { force: true }),
  };
};

/** Returns the ids of processes that supervise a site on this data. */
export const supervisorsOn = (data: string): number[] =>
  recordsIn(data).flatMap(({ supervisor }) => (isStillRunning(supervisor) ? [supervisor.pid] : []));

/** Returns the id of a server's process of the site that runs on this data, since its last start. Throws if it was never started. */
export const pidOn = (data: string, server: string): number => {
  const pid = recordsIn(data).find(({ supervisor }) => isStillRunning(supervisor))?.parts[server]?.pid;
  if (pid === undefined) throw new Error(`the server ${server} was never started`);
  return pid;
};

const orphansOn = (data: string) =>
  recordsIn(data).flatMap(({ supervisor, parts }) =>
    isStillRunning(supervisor)
      ? []
      : Object.entries(parts).flatMap(([name, server]) => (isStillRunning(server) ? [{ name, pid: server.pid }] : [])),
  );

/** Waits until the servers of an earlier site have ended. Throws if they do not, and says how to end them. */
export const refuseOrphans = async (data: string, timeoutMs = END_TIMEOUT_MS): Promise<void> => {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const orphans = orphansOn(data);
    if (orphans.length === 0) return;
    if (performance.now() > deadline) {
      const names = orphans.map(({ name, pid }) => `${name} (process ${pid})`).join(' and ');
      throw new Error(
        `servers of an earlier start still run without their supervisor: ${names}. End them first: kill -9 ${orphans.map(({ pid }) => pid).join(' ')}`,
      );
    }
    await pause(CHECK_INTERVAL_MS);
  }
};
