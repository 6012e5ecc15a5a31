import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Maker } from './maker';
import { makeMaker } from './maker';

const folder = mkdtempSync(join(tmpdir(), 'maker-'));
const file = join(folder, 'child.mjs');
// A child that dies, stays silent or answers as it is told, with the number of its process.
writeFileSync(
  file,
  `process.on('message', ({ id, asked }) => {
    if (asked === 'die') process.abort();
    if (asked !== 'hang') process.send(asked === 'fail' ? { id, failure: 'no ink' } : { id, made: Buffer.from(asked + ' by ' + process.pid) });
  });
  process.on('disconnect', () => process.exit(0));`,
);

let maker: Maker<string>;
const open = (patienceMs = 20_000) => {
  maker = makeMaker({ program: { file, execArgv: [] }, failure: 'it cannot be made', patienceMs });
};
const made = (asked: string) => maker.make(asked).then(String);

afterEach(() => maker.close());
afterAll(() => rmSync(folder, { recursive: true }));

it('makes what is asked for at once one after the other in one process, which then ends', async () => {
  open();
  const [one, two] = await Promise.all([made('one'), made('two')]);
  expect([one, two]).toEqual([one?.replace(/^\w+/, 'one'), one?.replace(/^\w+/, 'two')]);
  expect((await made('three')).split(' ')[2]).not.toBe(one?.split(' ')[2]);
});

it('says what failed, and loses only what its process dies of', async () => {
  open();
  const ends = await Promise.allSettled(['one', 'die', 'two', 'fail', 'three'].map(made));
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled']);
  await expect(made('fail')).rejects.toThrow('it cannot be made: no ink');
  await expect(made('die')).rejects.toThrow('the process ended with SIGABRT');
});

it('gives up what takes too long', async () => {
  open(50);
  await expect(made('hang')).rejects.toThrow('too long');
});

it('lets go of those who wait when it closes', async () => {
  open();
  const waiting = Promise.allSettled(['hang', 'hang', 'hang'].map(made));
  maker.close();
  expect(JSON.stringify(await waiting)).not.toContain('fulfilled');
});
