import {
  EVIDENCE_MS,
  createFolderStore,
  emptySums,
  readEvidence,
  sumOf,
  type MinuteSums,
  type ObjectStore,
} from '@caravan/registry';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';
import type { Outcome } from '../../universal/remotes/errors';
import type { VisitorKind } from '../../universal/remotes/visitorKind';
import { createLimits } from '../limits';
import { anyVisitor } from '../testing/reports';
import { createEvidence, type ViewEvidence } from './evidence';

const NOON = Date.parse('2026-11-26T12:00:00Z');
const ranking = { remote: 'ranking', version: 'abc' };
const kind: VisitorKind = { ...anyVisitor, lang: 'ge' };

let folder: string;
let clock: number;
beforeEach(() => {
  folder = createTemporaryFolder();
  clock = NOON;
});

const openEvidence = (share = 1, store = createFolderStore(folder)) => {
  const failures: unknown[] = [];
  const evidence = createEvidence({
    store,
    server: 'one',
    share,
    createLimit: createLimits(null),
    onFailure: (error) => failures.push(error),
    now: () => clock,
  });
  const sums = async (): Promise<MinuteSums> => {
    await evidence.write();
    expect(failures).toEqual([]);
    return sumOf(await readEvidence(store, 'ranking', 'abc', 0));
  };
  return { store, evidence, sums, failures };
};

let views = 0;
/** A report of a page view of its own, from a network of its own. */
const reportOf = (change: Partial<ViewEvidence> = {}): ViewEvidence => {
  views += 1;
  return { id: `view ${views}`, network: `network ${views}`, loads: [], end: null, isFirst: false, ...change };
};
const failure = (outcome: Outcome = 'render') => ({ ...ranking, outcome, kind });
/** Awaits reports that are sent at the same time. */
const sendAll = <T>(times: number, report: (time: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, time) => report(time)));
const viewOf = (change: object = {}) => ({ ...ranking, kinds: [kind], vitals: {}, ...change });

describe('the evidence of page views', () => {
  it('counts a failure at once, and not again with the end of the page view [MFE-13]', async () => {
    const { evidence, sums } = openEvidence();
    const report = reportOf({ loads: [failure('ready'), failure(), failure('use')] });
    expect(await evidence.recordReport(report)).toEqual([]);
    expect(await sums()).toMatchObject({
      reported: 1,
      outcomes: { render: 1 },
      kinds: { 'for all visitors': { views: 1, failed: 1 }, 'in Georgian': { views: 1, failed: 1 } },
    });
    await evidence.recordReport({ ...report, loads: [failure('evaluation')], end: [viewOf()] });
    expect((await sums()).kinds['for all visitors']).toEqual({ views: 1, failed: 1 });
  });

  it('counts a page view once for each kind of its visitor [MFE-13]', async () => {
    const { evidence, sums } = openEvidence();
    await evidence.recordReport(reportOf({ end: [viewOf({ kinds: [kind, anyVisitor, kind] })] }));
    const { reported, outcomes, kinds } = await sums();
    expect({ reported, outcomes }).toEqual({ reported: 1, outcomes: { ready: 1 } });
    expect(kinds).toMatchObject({
      'for all visitors': { views: 1, failed: 0 },
      'in Georgian': { views: 1, failed: 0 },
      'in English': { views: 1, failed: 0 },
    });
  });

  it('counts vitals by class [MFE-13]', async () => {
    const { evidence, sums } = openEvidence();
    await evidence.recordReport(reportOf({ end: [viewOf({ vitals: { lcp: 2500, cls: 0 } })] }));
    await evidence.recordReport(reportOf({ end: [viewOf({ vitals: { lcp: 2400, longTasks: 1e6 } })] }));
    expect((await sums()).vitals).toEqual({ lcp: { 2849: 2 }, inp: {}, cls: { 10: 1 }, longTasks: { Infinity: 1 } });
  });

  it('counts no vitals of the first page view of a browser [MFE-13]', async () => {
    const { evidence, sums } = openEvidence();
    await evidence.recordReport(reportOf({ isFirst: true, end: [viewOf({ vitals: { lcp: 2500 } })] }));
    expect(await sums()).toMatchObject({ reported: 1, outcomes: { ready: 1 }, vitals: emptySums().vitals });
  });

  it.each(['network', 'environment', 'interference', 'missing'] as const)(
    'counts no failure for %s [MFE-13]',
    async (outcome) => {
      const { evidence, sums } = openEvidence();
      await evidence.recordReport(reportOf({ loads: [failure(outcome)] }));
      expect(await sums()).toEqual(emptySums());
    },
  );

  it('ignores the end of a page view that is sent again [MFE-13]', async () => {
    const { evidence, sums } = openEvidence();
    const report = reportOf({ end: [viewOf()] });
    expect(await evidence.recordReport(report)).toEqual([]);
    expect(await evidence.recordReport({ ...report, loads: [failure()] })).toEqual(['replayed']);
    expect(await sums()).toMatchObject({ reported: 1, outcomes: { ready: 1 } });
  });

  it('takes nine page views a day of one network and version [MFE-13]', async () => {
    const { evidence, sums } = openEvidence();
    const refusals = await sendAll(12, () => evidence.recordReport(reportOf({ network: 'one', end: [viewOf()] })));
    expect(refusals.flat()).toEqual(['capped', 'capped', 'capped']);
    expect(await evidence.recordReport(reportOf({ network: 'other', end: [viewOf()] }))).toEqual([]);
    expect(await sums()).toMatchObject({ reported: 13, outcomes: { ready: 10 } });
    clock += 86_400_001;
    expect(await evidence.recordReport(reportOf({ network: 'one', end: [viewOf()] }))).toEqual([]);
  });

  it('takes two failed page views a day of one network and version [MFE-13]', async () => {
    const { evidence, sums } = openEvidence();
    const refusals = await sendAll(4, () => evidence.recordReport(reportOf({ network: 'one', loads: [failure()] })));
    expect(refusals.flat()).toEqual(['capped', 'capped']);
    await evidence.recordReport(reportOf({ network: 'other', loads: [failure()] }));
    await evidence.recordReport(reportOf({ network: 'one', end: [viewOf()] }));
    expect(await sums()).toMatchObject({
      outcomes: { ready: 1, render: 3 },
      kinds: { 'for all visitors': { views: 4, failed: 3 } },
    });
  });

  it('counts the networks of one IPv6 customer together [MFE-13]', async () => {
    const { evidence } = openEvidence();
    const refusals = await sendAll(3, (subnet) =>
      evidence.recordReport(reportOf({ network: `2001:db8:1:${subnet}::`, loads: [failure()] })),
    );
    expect(refusals.at(-1)).toEqual(['capped']);
    expect(await evidence.recordReport(reportOf({ network: '2001:db8:2:0::', loads: [failure()] }))).toEqual([]);
  });

  it('counts page views without a failure for those that do not report [MFE-13]', async () => {
    const { evidence, sums } = openEvidence(0.1);
    await evidence.recordReport(reportOf({ end: [viewOf()] }));
    await evidence.recordReport(reportOf({ loads: [failure()] }));
    expect(await sums()).toMatchObject({ reported: 2, kinds: { 'for all visitors': { views: 11, failed: 1 } } });
  });
});

describe('the evidence of a server', () => {
  it('has sent pages, failed renders and ended processes by minute [MFE-13]', async () => {
    const { store, evidence, sums } = openEvidence();
    await evidence.recordServed('one', [ranking, { remote: 'account', version: 'def' }]);
    evidence.recordRenderFailure(ranking);
    await evidence.write();
    await evidence.recordServed('one', [ranking]);
    clock += 60_000;
    evidence.recordWorkerEnd(ranking);
    expect(await sums()).toEqual({ ...emptySums(), served: 2, reportsDue: 2, renderFailed: 1, ended: 1 });
    const read = await readEvidence(store, 'ranking', 'abc', 0);
    expect(read.map(({ atMs, server }) => [atMs, server])).toEqual([
      [NOON, 'one'],
      [NOON + 60_000, 'one'],
    ]);
  });

  it('expects four reports a day of one network and version [MFE-13]', async () => {
    const { evidence, sums } = openEvidence();
    await sendAll(12, (subnet) => evidence.recordServed(`2001:db8:1:${subnet}::`, [ranking]));
    await evidence.recordServed('other', [ranking]);
    expect(await sums()).toMatchObject({ served: 13, reportsDue: 5 });
  });

  it('is removed after two hours [MFE-13]', async () => {
    const { evidence, sums } = openEvidence();
    await evidence.recordServed('one', [ranking]);
    await evidence.write();
    clock += EVIDENCE_MS + 60_000;
    evidence.recordWorkerEnd(ranking);
    expect(await sums()).toEqual({ ...emptySums(), ended: 1 });
  });

  it('is not looked for again once all of a version is removed', async () => {
    const store = createFolderStore(folder);
    const list = jest.fn(store.list);
    const { evidence } = openEvidence(1, { ...store, list });
    evidence.recordWorkerEnd(ranking);
    await evidence.write();
    for (let checks = 0; checks < 3; checks += 1) {
      clock += EVIDENCE_MS + 60_000;
      await evidence.write();
    }
    expect(list).toHaveBeenCalledTimes(2);
    expect(await store.list('evidence/ranking/abc')).toEqual([]);
  });

  it('is written again after the store failed [MFE-13]', async () => {
    const store = createFolderStore(folder);
    let isDown = true;
    const replace: typeof store.replace = (...of) =>
      isDown ? Promise.reject(new Error('the disk is full')) : store.replace(...of);
    const { evidence, failures } = openEvidence(1, { ...store, replace });
    await evidence.recordServed('one', [ranking]);
    await evidence.write();
    expect(failures).toHaveLength(1);
    isDown = false;
    clock += 60_000;
    await evidence.write();
    expect(sumOf(await readEvidence(store, 'ranking', 'abc', 0)).served).toBe(1);
  });
});

it('writes what was counted during a write before the next one ends', async () => {
  const store = createFolderStore(folder);
  let secondWrite: Promise<void> | undefined;
  const replace: ObjectStore['replace'] = async (...object) => {
    if (!secondWrite) {
      await evidence.recordServed('one', [ranking]);
      secondWrite = evidence.write();
    }
    await store.replace(...object);
  };
  const { evidence } = openEvidence(1, { ...store, replace });
  await evidence.recordServed('one', [ranking]);
  await evidence.write();
  await secondWrite;
  expect(sumOf(await readEvidence(store, 'ranking', 'abc', 0)).served).toBe(2);
});
