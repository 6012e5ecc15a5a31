import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';
import { processId } from '../../api/src/database/processes';
import { openSiteRecord, pidOn, refuseOrphans, supervisorsOn } from './siteRecord';

let data: string;
let part: ChildProcess;

beforeEach(() => {
  data = createTemporaryFolder();
  part = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
});
afterEach(() => part.kill('SIGKILL'));

const partPid = (): number => part.pid ?? 0;

/** Writes the record of a supervisor that has ended since. */
const leave = (startedAt = processId(partPid()).startedAt): void => {
  openSiteRecord(data, 'a').note('api', partPid());
  const [file = ''] = readdirSync(join(data, 'running'));
  const supervisor = { pid: 2 ** 22 + 1, startedAt: '' };
  writeFileSync(
    join(data, 'running', file),
    JSON.stringify({ supervisor, parts: { api: { pid: partPid(), startedAt } } }),
  );
};

it('names the processes of an earlier start, and how to end them', async () => {
  leave();
  await expect(refuseOrphans(data, 0)).rejects.toThrow(
    `without their supervisor: api (process ${partPid()}). End them first: kill -9 ${partPid()}`,
  );
});

it('waits for processes that end by themselves', async () => {
  leave();
  const free = refuseOrphans(data);
  part.kill('SIGKILL');
  await once(part, 'exit');
  await free;
  expect(readdirSync(join(data, 'running'))).toEqual([]);
});

it('ignores a process that only has the same id', async () => {
  leave('another-boot:1');
  await expect(refuseOrphans(data, 0)).resolves.toBeUndefined();
});

it('ignores a site with a supervisor, and names the supervisor', async () => {
  const record = openSiteRecord(data, 'a');
  record.note('api', partPid());
  writeFileSync(join(data, 'running', 'broken.json'), '{');
  await refuseOrphans(data, 0);
  expect(supervisorsOn(data)).toEqual([process.pid]);
  record.close();
  expect(supervisorsOn(data)).toEqual([]);
});

it('names the process of a server, for tests that kill it', () => {
  const record = openSiteRecord(data, 'a');
  record.note('api', partPid());
  expect(pidOn(data, 'api')).toBe(partPid());
  expect(() => pidOn(data, 'shell')).toThrow('shell was never started');
  record.close();
});
