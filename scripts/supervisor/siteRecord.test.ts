import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processId } from '../../api/src/database/processes';
import { openSiteRecord, refuseOrphans, supervisorsOn } from './siteRecord';

let data: string;
let part: ChildProcess;

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'caravan-record-'));
  part = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
});
afterEach(() => {
  part.kill('SIGKILL');
  rmSync(data, { recursive: true });
});

const partPid = (): number => part.pid ?? 0;

/** What a supervisor left that has ended since. */
const leave = (startedAt = processId(partPid()).startedAt): void => {
  openSiteRecord(data, 'a').note('api', partPid());
  const [file = ''] = readdirSync(join(data, 'running'));
  const supervisor = { pid: 2 ** 22 + 1, startedAt: '' };
  writeFileSync(
    join(data, 'running', file),
    JSON.stringify({ supervisor, parts: { api: { pid: partPid(), startedAt } } }),
  );
};

it('says which processes an earlier start left behind, and how to end them', async () => {
  leave();
  await expect(refuseOrphans(data, 0)).rejects.toThrow(
    `without what kept it: api (process ${partPid()}). End it first: kill -9 ${partPid()}`,
  );
});

it('waits for those that end by themselves, and forgets them', async () => {
  leave();
  const free = refuseOrphans(data);
  part.kill('SIGKILL');
  await once(part, 'exit');
  await free;
  expect(readdirSync(join(data, 'running'))).toEqual([]);
});

it('takes a process for no orphan that only has the number of one', async () => {
  leave('another-boot:1');
  await expect(refuseOrphans(data, 0)).resolves.toBeUndefined();
});

it('leaves a site alone that is kept, and names who keeps it', async () => {
  const record = openSiteRecord(data, 'a');
  record.note('api', partPid());
  writeFileSync(join(data, 'running', 'broken.json'), '{');
  await refuseOrphans(data, 0);
  expect(supervisorsOn(data)).toEqual([process.pid]);
  record.close();
  expect(supervisorsOn(data)).toEqual([]);
});
