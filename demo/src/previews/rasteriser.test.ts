import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Rasteriser } from './rasteriser';
import { makeRasteriser } from './rasteriser';

// Generous, because the machines of CI are slow and busy; nothing here measures time.
jest.setTimeout(60_000);

const folder = mkdtempSync(join(tmpdir(), 'rasteriser-'));
const double = join(folder, 'child.mjs');
// A child that dies, stays silent or answers as it is told.
writeFileSync(
  double,
  `process.on('message', ({ id, svg }) => {
    if (svg === 'die') process.abort();
    if (svg !== 'hang') process.send(svg === 'fail' ? { id, failure: 'no pencil' } : { id, png: Buffer.from(svg) });
  });
  process.on('disconnect', () => process.exit(0));`,
);

const started: Rasteriser[] = [];
const open = (...given: Parameters<typeof makeRasteriser>): Rasteriser => {
  const rasteriser = makeRasteriser(...given);
  started.push(rasteriser);
  return rasteriser;
};

afterEach(() => {
  for (const rasteriser of started.splice(0)) {
    rasteriser.close();
  }
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('makes a PNG of a drawing, in its size', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><path d="M0 0h30v20Z"/></svg>';
  const png = await open().png(svg);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([30, 20]);
});

it('says what is wrong with a drawing, and goes on', async () => {
  const rasteriser = open();
  await expect(rasteriser.png('<svg')).rejects.toThrow('cannot be rasterised');
  await expect(
    rasteriser.png('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'),
  ).resolves.toBeInstanceOf(Buffer);
});

it('loses only the drawing that its process dies of', async () => {
  const rasteriser = open(double);
  const made = await Promise.allSettled(['one', 'die', 'two', 'fail', 'three'].map((svg) => rasteriser.png(svg)));
  expect(made.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled']);
});

it('gives up a drawing that takes too long', async () => {
  await expect(open(double, 50).png('hang')).rejects.toThrow('too long');
});

it('lets go of those that wait when it closes', async () => {
  const rasteriser = open(double);
  const waiting = Array.from({ length: 3 }, () => rasteriser.png('hang').catch((error: unknown) => String(error)));
  rasteriser.close();
  expect((await Promise.all(waiting)).filter((reason) => String(reason).includes('the server closes'))).toHaveLength(3);
});
