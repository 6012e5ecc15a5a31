import { createFolderStore } from '@caravan/object-store';
import { setUpTemporaryFolder } from '@caravan/shared/testing/folders';
import { emptySums, sumOf, writeEvidence } from '../evidence';
import { createEvidenceReader, MINUTE_MS } from './watchedEvidence';

const folder = setUpTemporaryFolder();
const NOON = Date.parse('2026-11-26T12:00:00Z');
const always = { from: 0, until: Infinity };

const begin = async () => {
  const store = createFolderStore(folder.path);
  const write = (minute: number, served: number) =>
    writeEvidence(
      store,
      { remote: 'ranking', version: 'abc', server: 'one', atMs: NOON + minute * MINUTE_MS },
      { ...emptySums(), served },
    );
  for (const minute of [0, 1, 8, 9]) await write(minute, 1);
  const start = createEvidenceReader(store);
  const served = async (minute: number, span = always): Promise<number> => {
    const read = start(NOON + minute * MINUTE_MS);
    return sumOf(await read('ranking', 'abc', span)).served;
  };
  return { store, write, start, served };
};

it('reads minutes again as long as servers write them', async () => {
  const { write, served } = await begin();
  expect(await served(9)).toBe(4);
  await write(9, 5);
  await write(10, 2);
  expect(await served(10)).toBe(10);
});

it('reads minutes once that servers no longer write', async () => {
  const { store, served } = await begin();
  await served(9);
  const get = jest.spyOn(store, 'get');
  await served(9);
  expect(get.mock.calls.map(([key]) => key)).toEqual(
    [8, 9].map((minute) => `evidence/ranking/abc/2026-11-26T12-0${minute}-one.json`),
  );
});

it('reads a version again that the previous check did not read', async () => {
  const { store, start, served } = await begin();
  await served(9);
  start(NOON + 9 * MINUTE_MS);
  const get = jest.spyOn(store, 'get');
  expect(await served(9)).toBe(4);
  expect(get).toHaveBeenCalledTimes(4);
});

it('returns the minutes of a time', async () => {
  const { served } = await begin();
  expect(await served(9, { from: NOON + 1.5 * MINUTE_MS, until: NOON + 9 * MINUTE_MS })).toBe(2);
});
