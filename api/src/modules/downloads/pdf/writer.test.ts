import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Printed } from './draw';
import type { PdfWriter } from './writer';
import { makePdfWriter } from './writer';

const folder = mkdtempSync(join(tmpdir(), 'pdf-'));
const file = join(folder, 'child.mjs');
// A child that dies, stays silent or answers as it is told; each time with another answer.
writeFileSync(
  file,
  `process.on('message', ({ id, printed: { day } }) => {
    if (day === 'die') process.abort();
    const pdf = Buffer.from(day + process.hrtime.bigint());
    if (day !== 'hang') process.send(day === 'fail' ? { id, failure: 'no ink' } : { id, pdf });
  });
  process.on('disconnect', () => process.exit(0));`,
);

let writer: PdfWriter;
const open = (patienceMs?: number) => {
  writer = makePdfWriter({ file, execArgv: [] }, patienceMs);
};
const printed = (day: string): Printed => ({
  document: { title: '', lead: '', blocks: [], foot: '' },
  language: 'en',
  day,
  dayText: '',
  fonts: '',
});
const made = (day: string) => writer.pdf(printed(day)).then(String);

afterEach(() => writer.close());
afterAll(() => rmSync(folder, { recursive: true }));

it('makes each PDF once, also for those who ask while it is made and after its process ended', async () => {
  open();
  const [first, meanwhile] = await Promise.all([made('one'), made('one')]);
  expect(meanwhile).toBe(first);
  expect(await made('two')).not.toBe(first);
  expect(await made('one')).toBe(first);
});

it('says what failed, keeps none of it, and goes on', async () => {
  open();
  await expect(made('fail')).rejects.toThrow('no ink');
  await expect(made('die')).rejects.toThrow('the process ended');
  expect(await made('one')).toMatch(/^one/);
});

it('gives up what takes too long', async () => {
  open(50);
  await expect(made('hang')).rejects.toThrow('too long');
});

it('lets go of those who wait when it closes', async () => {
  open();
  const waiting = made('hang');
  writer.close();
  await expect(waiting).rejects.toThrow('the server closes');
});
