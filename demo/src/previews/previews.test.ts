import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setUpTemporaryFolder } from '@caravan/shared/testing/folders';
import { openPreviews, type Previews } from './previews';

const folder = setUpTemporaryFolder();
const opened: Previews[] = [];
const createdNames: string[] = [];
const failures: unknown[] = [];
/** The preview `endless` is made when the previews close. */
let endless: Promise<Buffer>;
let finishEndless: () => void;

const open = (options: { maxFiles?: number; maxWaiting?: number; waitMs?: number } = {}): Previews => {
  const previews = openPreviews({
    folder: folder.path,
    rasteriser: {
      png: (svg) => {
        createdNames.push(svg);
        if (svg === 'endless') return endless;
        return svg === 'broken' ? Promise.reject(new Error('broken SVG')) : Promise.resolve(Buffer.from(svg));
      },
      close: () => finishEndless(),
    },
    svgOf: (name) => (name === 'unknown' ? undefined : name),
    onError: (error) => failures.push(error),
    maxWaiting: 0,
    ...options,
  });
  opened.push(previews);
  return previews;
};

beforeEach(() => {
  createdNames.length = 0;
  endless = new Promise((resolve) => {
    finishEndless = () => resolve(Buffer.from('endless'));
  });
  failures.length = 0;
});
afterEach(() => Promise.all(opened.splice(0).map((previews) => previews.close())));

it('are made once and found again after a restart', async () => {
  const previews = open();
  expect(await previews.find('car/a/b')).toBe('later');
  await previews.idle();
  expect(String(await previews.find('car/a/b'))).toBe('car/a/b');
  const next = open();
  next.makeInAdvance(['car/a/b']);
  await next.idle();
  expect(String(await next.find('car/a/b'))).toBe('car/a/b');
  expect(createdNames).toEqual(['car/a/b']);
});

it('are made for requests first', async () => {
  const previews = open();
  previews.makeInAdvance(['one', 'two', 'three']);
  await previews.find('requested');
  await previews.idle();
  expect(createdNames).toEqual(['one', 'requested', 'two', 'three']);
});

it('are sent to the first request if they are made in time', async () => {
  const previews = open({ maxWaiting: 3 });
  const found = await Promise.all([previews.find('one'), previews.find('two'), previews.find('one')]);
  expect(found.map(String)).toEqual(['one', 'two', 'one']);
  expect(createdNames).toEqual(['one', 'two']);
});

it('are sent later if they are not made in time or cannot be made', async () => {
  const previews = open({ maxWaiting: 1, waitMs: 20 });
  expect(await previews.find('broken')).toBe('later');
  expect(await previews.find('endless')).toBe('later');
});

it('limit the number of requests that wait', async () => {
  const previews = open({ maxWaiting: 1, waitMs: 60_000 });
  const first = previews.find('endless');
  expect(await previews.find('endless')).toBe('later');
  await previews.close();
  expect(String(await first)).toBe('endless');
});

it('continue after a preview that cannot be made', async () => {
  const previews = open();
  previews.makeInAdvance(['broken', 'unknown', 'one']);
  await previews.idle();
  expect(createdNames).toEqual(['broken', 'one']);
  expect(failures).toEqual([new Error('broken SVG')]);
  expect(await previews.find('unknown')).toBeUndefined();
  expect(await previews.find('broken')).toBe('later');
});

it('of an older picture version are removed', () => {
  mkdirSync(join(folder.path, '0'));
  open();
  expect(readdirSync(folder.path)).toEqual(['2']);
});

it('remove the oldest file when the folder is full', async () => {
  const previews = open({ maxFiles: 2 });
  previews.makeInAdvance(['one', 'two', 'three']);
  await previews.idle();
  expect(readdirSync(join(folder.path, '2')).toSorted()).toEqual(['three.png', 'two.png']);
  expect(await previews.find('one')).toBe('later');
});

it('are made again after another process removed their file', async () => {
  const previews = open();
  previews.makeInAdvance(['one']);
  await previews.idle();
  rmSync(join(folder.path, '2', 'one.png'));
  expect(await previews.find('one')).toBe('later');
  await previews.idle();
  expect(String(await previews.find('one'))).toBe('one');
});
