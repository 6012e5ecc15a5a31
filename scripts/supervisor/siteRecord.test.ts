import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';
import { processId } from '../../api/src/database/processes';
import { openSiteRecord, pidOn, refuseOrphans, supervisorsOn } from './siteRecord';

let data: string;
let server: ChildProcess;

beforeEach(() => {
  data = createTemporaryFolder();
  server = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
});
afterEach(() => server.kill('SIGKILL'));

const serverPid = (): number => server.pid ?? 0;

/** Writes the record of a supervisor that has ended since. */
const leave = (startedAt = processId(serverPid()).startedAt): void => {
  openSiteRecord(data, 'a').record('api', serverPid());
  const [file = ''] = readdirSync(join(data, 'running'));
  const supervisor = { pid: 2 ** 22 + 1, startedAt: '' };
  writeFileSync(
    join(data, 'running', file),
    JSON.stringify({ supervisor, parts: { api: { pid: serverPid(), startedAt } } }),
  );
};

it('says how to end the processes of an earlier start', async () => {
  leave();
  await expect(refuseOrphans(data, 0)).rejects.toThrow(
    `without their supervisor: api (process ${serverPid()}). End them first: kill -9 ${serverPid()}`,
  );
});

it('waits for processes that end by themselves', async () => {
  leave();
  const free = refuseOrphans(data);
  server.kill('SIGKILL');
  await once(server, 'exit');
  await free;
  expect(readdirSync(join(data, 'running'))).toEqual([]);
});

it('ignores a process that only has the same id', async () => {
  leave('another-boot:1');
  await expect(refuseOrphans(data, 0)).resolves.toBeUndefined();
});

it('ignores a site with a running supervisor', async () => {
  const record = openSiteRecord(data, 'a');
  record.record('api', serverPid());
  writeFileSync(join(data, 'running', 'broken.json'), '{');
  await refuseOrphans(data, 0);
  expect(supervisorsOn(data)).toEqual([process.pid]);
  record.close();
  expect(supervisorsOn(data)).toEqual([]);
});

it('names the process of a server, for tests that kill it', () => {
  const record = openSiteRecord(data, 'a');
  record.record('api', serverPid());
  expect(pidOn(data, 'api')).toBe(serverPid());
  expect(() => pidOn(data, 'shell')).toThrow('the server shell was never started');
  record.close();
});
