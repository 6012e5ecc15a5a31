import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { processId, stillRuns } from '../../api/src/database/processes';

const processSchema = v.object({ pid: v.number(), startedAt: v.string() });
const recordSchema = v.object({ supervisor: processSchema, parts: v.record(v.string(), processSchema) });
type Running = v.InferOutput<typeof recordSchema>;

/** Milliseconds in which the parts of a site whose supervisor is gone end by themselves, with room. */
const PATIENCE = 15_000;
const LOOK = 200;

const folderOf = (data: string): string => join(data, 'running');

const read = (file: string): Running | undefined => {
  try {
    return v.parse(recordSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
};

/** The records of sites on this data that still run, or of which something does; others are removed. */
const recordsIn = (data: string): Running[] => {
  mkdirSync(folderOf(data), { recursive: true });
  const names = readdirSync(folderOf(data)).filter((name) => name.endsWith('.json'));
  return names.flatMap((name) => {
    const file = join(folderOf(data), name);
    const found = read(file);
    if (found && [found.supervisor, ...Object.values(found.parts)].some(stillRuns)) return [found];
    rmSync(file, { force: true });
    return [];
  });
};

/** Notes which processes are a site's, so that a later start knows them. */
export const openSiteRecord = (data: string, suffix: string) => {
  const file = join(folderOf(data), `${process.pid}-${suffix}.json`);
  const record: Running = { supervisor: processId(process.pid), parts: {} };
  return {
    note: (part: string, pid: number): void => {
      record.parts[part] = processId(pid);
      try {
        mkdirSync(folderOf(data), { recursive: true });
        // Whole or not at all: others read it.
        writeFileSync(`${file}.tmp`, JSON.stringify(record));
        renameSync(`${file}.tmp`, file);
      } catch {
        // A full disk takes the note, not the site.
      }
    },
    close: (): void => rmSync(file, { force: true }),
  };
};

/** The processes that keep a site on this data. */
export const supervisorsOn = (data: string): number[] =>
  recordsIn(data).flatMap(({ supervisor }) => (stillRuns(supervisor) ? [supervisor.pid] : []));

const orphansOn = (data: string) =>
  recordsIn(data).flatMap(({ supervisor, parts }) =>
    stillRuns(supervisor)
      ? []
      : Object.entries(parts).flatMap(([name, part]) => (stillRuns(part) ? [{ name, pid: part.pid }] : [])),
  );

/** Waits for what an earlier site left behind, which ends by itself; throws with how to end it where it does not. */
export const refuseOrphans = async (data: string, patience = PATIENCE): Promise<void> => {
  const until = performance.now() + patience;
  for (;;) {
    const left = orphansOn(data);
    if (left.length === 0) return;
    if (performance.now() > until) {
      const names = left.map(({ name, pid }) => `${name} (process ${pid})`).join(' and ');
      throw new Error(
        `of an earlier start this still runs, without what kept it: ${names}. End it first: kill -9 ${left.map(({ pid }) => pid).join(' ')}`,
      );
    }
    await pause(LOOK);
  }
};
