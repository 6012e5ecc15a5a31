import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPdfWriter } from './writer';

const folder = mkdtempSync(join(tmpdir(), 'pdf-'));
const file = join(folder, 'child.mjs');
// A child process whose answers all differ.
writeFileSync(
  file,
  `process.on('message', ({ id, asked: { day } }) =>
    process.send(day === 'fail' ? { id, failure: 'no ink' } : { id, made: Buffer.from(day + process.hrtime.bigint()) }));`,
);

const writer = createPdfWriter({ file, execArgv: [] });
const made = (day: string) =>
  writer
    .pdf({ document: { title: '', lead: '', blocks: [], foot: '' }, language: 'en', day, dayText: '', fonts: '' })
    .then(String);

afterAll(() => {
  writer.close();
  rmSync(folder, { recursive: true });
});

it('makes each PDF once, also for simultaneous calls, and caches no failure', async () => {
  const [first, meanwhile] = await Promise.all([made('one'), made('one')]);
  expect(meanwhile).toBe(first);
  expect(await made('two')).not.toBe(first);
  await expect(made('fail')).rejects.toThrow('a PDF cannot be made: no ink');
  expect(await made('one')).toBe(first);
});
