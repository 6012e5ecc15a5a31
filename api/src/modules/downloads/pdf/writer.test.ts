import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';
import { createPdfWriter } from './writer';

const folder = createTemporaryFolder();
const file = join(folder, 'child.mjs');
// A child process whose answers all differ.
writeFileSync(
  file,
  `process.on('message', ({ id, asked: { day } }) =>
    process.send(day === 'fail' ? { id, failure: 'no ink' } : { id, made: Buffer.from(day + process.hrtime.bigint()) }));`,
);

const writer = createPdfWriter({ file, execArgv: [] });
const makePdf = (day: string) =>
  writer
    .pdf({ document: { title: '', lead: '', blocks: [], foot: '' }, language: 'en', day, dayText: '', fonts: '' })
    .then(String);

afterAll(() => writer.close());

it('makes each PDF once, also for simultaneous calls, unless that failed', async () => {
  const [first, second] = await Promise.all([makePdf('one'), makePdf('one')]);
  expect(second).toBe(first);
  expect(await makePdf('two')).not.toBe(first);
  await expect(makePdf('fail')).rejects.toThrow('a PDF cannot be made: no ink');
  expect(await makePdf('one')).toBe(first);
});
