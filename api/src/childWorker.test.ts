import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';
import { createChildWorker, type ChildWorker } from './childWorker';

const folder = createTemporaryFolder();
const file = join(folder, 'child.mjs');
// A child that crashes, hangs, fails or answers with its process id.
writeFileSync(
  file,
  `process.on('message', ({ asked }) => {
    if (asked === 'die') process.abort();
    if (asked !== 'hang') process.send(asked === 'fail' ? { failure: 'no ink' } : { made: Buffer.from(asked + ' by ' + process.pid) });
  });
  process.on('disconnect', () => process.exit(0));`,
);

let worker: ChildWorker<string>;
const open = (timeoutMs = 20_000) => {
  worker = createChildWorker({ program: { file, execArgv: [] }, failure: 'it cannot be made', timeoutMs });
};
const runText = (task: string) => worker.run(task).then(String);

afterEach(() => worker.close());

it('runs concurrent tasks in turn in one process, which then ends', async () => {
  open();
  const [first, second] = await Promise.all([runText('one'), runText('two')]);
  expect([first, second]).toEqual([first?.replace(/^\w+/, 'one'), first?.replace(/^\w+/, 'two')]);
  expect((await runText('three')).split(' ')[2]).not.toBe(first?.split(' ')[2]);
});

it('fails only the task that crashes its process, with the reason', async () => {
  open();
  const ends = await Promise.allSettled(['one', 'die', 'two', 'fail', 'three'].map(runText));
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled']);
  await expect(runText('fail')).rejects.toThrow('it cannot be made: no ink');
  await expect(runText('die')).rejects.toThrow('the process ended with SIGABRT');
});

it('fails a task that takes too long', async () => {
  open(50);
  await expect(runText('hang')).rejects.toThrow('it takes more than 50 ms');
});

it('fails waiting tasks when it closes', async () => {
  open();
  const results = Promise.allSettled(['hang', 'hang', 'hang'].map(runText));
  worker.close();
  expect(JSON.stringify(await results)).not.toContain('fulfilled');
});
