import { createFolderStore } from '@caravan/object-store';
import { setUpTemporaryFolder } from '@caravan/shared/testing/folders';
import { emptySums, readEvidence, removeEvidence, sumOf, vitalAt, vitalClass, writeEvidence } from './evidence';

const NOON = Date.parse('2026-11-26T12:00:30Z');
const folder = setUpTemporaryFolder();
const evidenceKey = (server: string, atMs: number) => ({ remote: 'ranking', version: 'abc', server, atMs });

test('adds up minutes and servers', async () => {
  const store = createFolderStore(folder.path);
  const kinds = { all: { views: 3, failed: 1 } };
  await writeEvidence(store, evidenceKey('one', NOON), { ...emptySums(), served: 1 });
  await writeEvidence(store, evidenceKey('one', NOON + 10_000), {
    ...emptySums(),
    served: 4,
    kinds,
    vitals: { ...emptySums().vitals, lcp: { 100: 2 } },
  });
  await writeEvidence(store, evidenceKey('two', NOON + 60_000), {
    ...emptySums(),
    served: 2,
    reportsDue: 2,
    kinds,
    outcomes: { ready: 3 },
  });
  const sum = sumOf(await readEvidence(store, 'ranking', 'abc', NOON));
  expect(sum).toEqual({
    ...emptySums(),
    served: 6,
    reportsDue: 2,
    outcomes: { ready: 3 },
    kinds: { all: { views: 6, failed: 2 } },
    vitals: { ...emptySums().vitals, lcp: { 100: 2 } },
  });
});

test('reads from a minute on without damaged files', async () => {
  const store = createFolderStore(folder.path);
  for (const minute of [0, 1, 2]) await writeEvidence(store, evidenceKey('one', NOON + minute * 60_000), emptySums());
  await store.create('evidence/ranking/abc/2026-11-26T12-02-two.json', Buffer.from('{'));
  const read = await readEvidence(store, 'ranking', 'abc', NOON + 60_000);
  expect(read.map(({ atMs, server }) => [new Date(atMs).toISOString(), server])).toEqual([
    ['2026-11-26T12:01:00.000Z', 'one'],
    ['2026-11-26T12:02:00.000Z', 'one'],
  ]);
});

test('deletes old evidence', async () => {
  const store = createFolderStore(folder.path);
  for (const minute of [0, 1]) await writeEvidence(store, evidenceKey('one', NOON + minute * 60_000), emptySums());
  await removeEvidence(store, 'ranking', 'abc', NOON + 60_000);
  expect(await readEvidence(store, 'ranking', 'abc', 0)).toHaveLength(1);
});

test.each([
  [0, '10'],
  [10, '10'],
  [10.5, '12'],
  [2500, '2849'],
  [1e9, 'Infinity'],
])('counts %d in the class up to %s', (value, bound) => expect(vitalClass(value)).toBe(bound));

test('finds the bound of three quarters of the page views', () => {
  expect(vitalAt({ 100: 1, 12: 3 }, 0.75)).toBe(12);
  expect(vitalAt({ Infinity: 2, 12: 3 }, 0.75)).toBe(Infinity);
  expect(vitalAt({}, 0.75)).toBeNull();
});
