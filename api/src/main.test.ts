import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';
import * as v from 'valibot';
import { type ApiProcess, spawnApi, waitUntilReady } from './testing/apiProcess';
import { copyEmptyDatabase } from './testing/databaseCopy';

// Generous, because the machines of CI are slow and busy. Nothing here measures time.
jest.setTimeout(300_000);

const folder = createTemporaryFolder();
const children: ChildProcess[] = [];

beforeAll(() => copyEmptyDatabase(folder));
afterAll(() => children.forEach((child) => child.kill('SIGKILL')));

const run = (environment: Record<string, string>, isSupervised?: boolean): ApiProcess => {
  const started = spawnApi({ CARAVAN_DATA: folder, ...environment }, isSupervised);
  children.push(started.child);
  return started;
};

const startUp = async (isSupervised?: boolean): Promise<ApiProcess> => {
  const started = run({}, isSupervised);
  await waitUntilReady(started);
  expect(started.stderr()).toBe('');
  return started;
};

describe('the API as a process', () => {
  it('locks its database and ends when its terminal is closed [API-4]', async () => {
    const first = await startUp();
    expect(first.stdout()).toMatch(
      /^development admin: name admin, password [\w-]{16} .*\ndevelopment admin: name admin2, .*\napi ready http:.*\n$/,
    );

    const second = run({});
    expect(await second.exitCode).toBe(1);
    expect(second.stderr()).toMatch(/^api: the database is in use by process \d+ on .*\n$/);
    expect(second.stdout()).toBe('');

    expect(existsSync(join(folder, 'db.lock'))).toBe(true);
    first.child.kill('SIGHUP');
    expect(await first.exitCode).toBe(0);
    expect(existsSync(join(folder, 'db.lock'))).toBe(false);
  });

  it('answers health pings and ends with its supervisor, with its database closed [REL-1]', async () => {
    const { child, stdout } = await startUp(true);
    expect(stdout()).toMatch(/^api ready http:\S+\n$/);
    const answer = once(child, 'message');
    child.send('alive?');
    expect(await answer).toContain('alive');
    const exit = once(child, 'exit');
    child.disconnect();
    expect(await exit).toEqual([0, null]);
    expect(existsSync(join(folder, 'db.lock'))).toBe(false);
  });

  it('reports a damaged database in one line and does not change it [REL-1]', async () => {
    const control = join(folder, 'db/global/pg_control');
    const before = readFileSync(control);
    const damaged = Buffer.concat([Buffer.alloc(200, 'x'), before.subarray(200)]);
    writeFileSync(control, damaged);
    const refused = run({});
    expect(await refused.exitCode).toBe(1);
    expect(refused.stderr()).toMatch(/^api: the embedded database in \S+ cannot be opened and was not changed: .*\n$/);
    expect(readFileSync(control)).toEqual(damaged);
    expect(existsSync(join(folder, 'db.lock'))).toBe(false);
    writeFileSync(control, before);
  });

  it('reports in one line that its port is in use without leaving a lock', async () => {
    const portHolder = createServer().listen(0, '127.0.0.1');
    await once(portHolder, 'listening');
    const { port } = v.parse(v.object({ port: v.number() }), portHolder.address());
    const refused = run({ API_PORT: String(port) });
    expect(await refused.exitCode).toBe(1);
    expect(refused.stderr()).toBe(`api: port ${String(port)} is in use; set API_PORT to another one\n`);
    expect(existsSync(join(folder, 'db.lock'))).toBe(false);
    portHolder.close();
  });
});
