import { type Evidence, type MinuteSums, emptySums } from '../evidence';
import { DEFAULT_LIMITS } from '../rollout';
import { type Comparison, overdueReports, verdictOf } from './verdict';

const sums = (change: Partial<MinuteSums>): MinuteSums => ({ ...emptySums(), ...change });

const verdict = (candidate: Partial<MinuteSums>, baseline: Partial<MinuteSums>, change: Partial<Comparison> = {}) =>
  verdictOf({
    candidate: sums(candidate),
    baseline: sums({ served: 500, ...baseline }),
    baselineVersion: '8f3a',
    overdue: 0,
    loadFault: '',
    limits: DEFAULT_LIMITS,
    isRollout: true,
    ...change,
  });

const inGeorgian = (views: number, failed: number) => ({ kinds: { 'in Georgian': { views, failed } } });

const vital = (name: 'lcp' | 'inp' | 'cls' | 'longTasks', classes: Readonly<Record<string, number>>) => ({
  vitals: { ...emptySums().vitals, [name]: classes },
});

const continues = { kind: 'continue' };

describe('failures in browsers', () => {
  it('take a version back with the kind, the figures and the test [MFE-13]', () => {
    expect(verdict(inGeorgian(40, 12), inGeorgian(430, 4))).toEqual({
      kind: 'rollBack',
      why: 'failures in Georgian: 12 of 40 page views, 0.93 % with 8f3a (sequential test, error rate 0.1 %)',
    });
  });

  it.each([
    ['as often as with the other version', inGeorgian(40, 12), inGeorgian(400, 100)],
    ['too few, as two networks can report', inGeorgian(10, 4), inGeorgian(100_000, 4)],
    ['less than the allowed factor more often', inGeorgian(1000, 35), inGeorgian(9000, 180)],
  ])('leave a version that has them %s', (_how, candidate, baseline) => {
    expect(verdict(candidate, baseline)).toEqual(continues);
  });

  it('of a new route are compared with those of all visitors', () => {
    const all = { 'for all visitors': { views: 500, failed: 5 }, 'in English': { views: 300, failed: 2 } };
    expect(verdict({ kinds: { 'on route ranking:new': { views: 14, failed: 14 } } }, { kinds: all })).toEqual({
      kind: 'rollBack',
      why: 'failures on route ranking:new: 14 of 14 page views, 1 % with 8f3a (sequential test, error rate 0.1 %)',
    });
  });

  it('are named for the kind with the strongest evidence', () => {
    const kinds = { 'for all visitors': { views: 60, failed: 21 }, 'signed in': { views: 20, failed: 20 } };
    const otherKinds = { 'for all visitors': { views: 540, failed: 5 }, 'signed in': { views: 180, failed: 1 } };
    expect(verdict({ kinds }, { kinds: otherKinds })).toHaveProperty(
      'why',
      expect.stringContaining('failures signed in: 20'),
    );
  });
});

describe('the server build', () => {
  it('takes a version back that ended a process [MFE-13]', () => {
    expect(verdict({ ended: 1 }, {})).toEqual({ kind: 'rollBack', why: 'its server build ended 1 process' });
  });

  it('leaves a version whose processes end as those of the other version do', () => {
    expect(verdict({ ended: 1 }, { ended: 3 })).toEqual(continues);
  });

  it('takes a version back whose server build does not load', () => {
    expect(verdict({}, {}, { loadFault: 'x is not defined' })).toEqual({
      kind: 'rollBack',
      why: 'its server build does not load: x is not defined',
    });
  });

  it('takes a version back whose renders fail or are too late [MFE-13]', () => {
    expect(verdict({ served: 40, renderFailed: 38 }, { served: 360, renderFailed: 3 })).toEqual({
      kind: 'rollBack',
      why: 'failed or late renders: 38 for 40 page views, 3 for 360 with 8f3a (sequential test, error rate 0.1 %)',
    });
  });

  it('leaves a version that renders more often, because fewer visitors share its cached pages', () => {
    expect(verdict({ served: 40, renderFailed: 10 }, { served: 360, renderFailed: 11 })).toEqual(continues);
  });

  it('compares a full release by page views', () => {
    const failing = [
      { served: 400, renderFailed: 60 },
      { served: 4000, renderFailed: 70 },
    ] as const;
    expect(verdict(...failing)).toEqual(continues);
    expect(verdict(...failing, { isRollout: false }).kind).toBe('rollBack');
  });
});

describe('vitals', () => {
  const usual = vital('inp', { '43': 80, '89': 70, '128': 30, '185': 20 });

  it.each([
    [
      'inp',
      { '43': 80, '89': 70, '128': 30 },
      { '319': 20, '43': 4 },
      'INP above 154 ms: 20 of 24 page views, 75 % with 8f3a are below 89 ms',
    ],
    [
      'cls',
      { '43': 80, '89': 70 },
      { '319': 20 },
      'CLS above 0.154: 20 of 20 page views, 75 % with 8f3a are below 0.089',
    ],
    [
      'longTasks',
      { '43': 80 },
      { '319': 20 },
      'long tasks above 222 ms: 20 of 20 page views, 75 % with 8f3a are below 43 ms',
    ],
  ] as const)('roll back a version whose %s is too slow [MFE-13]', (name, baselineValue, candidateValue, why) => {
    expect(verdict(vital(name, candidateValue), vital(name, baselineValue))).toEqual({
      kind: 'rollBack',
      why: `${why} (sequential test, error rate 0.1 %)`,
    });
  });

  it.each([
    ['not slower', { '43': 40, '89': 35, '128': 15, '185': 10 }],
    ['slower by less than the factor', { '128': 40 }],
    ['measured seldom', { '319': 19 }],
  ])('leave a version that is %s', (_how, candidate) => {
    expect(verdict(vital('inp', candidate), usual)).toEqual(continues);
  });

  it('leave a version if the other one was measured seldom', () => {
    expect(verdict(vital('inp', { '319': 40 }), vital('inp', { '89': 29 }))).toEqual(continues);
  });

  it('leave a version that is slower than visitors can notice', () => {
    expect(verdict(vital('inp', { '62': 40 }), vital('inp', { '21': 100 }))).toEqual(continues);
  });
});

describe('missing reports', () => {
  it('takes a version back of which no reports come [MFE-13]', () => {
    expect(verdict({}, { served: 500, reported: 250 }, { overdue: 20 })).toEqual({
      kind: 'rollBack',
      why: 'no report of 20 page views for 10 min, 250 reports of 500 with 8f3a',
    });
  });

  it('leaves a version of which few reports are due', () => {
    expect(verdict({}, { served: 500, reported: 250 }, { overdue: 19 })).toEqual(continues);
  });

  it('takes a rollout back that gets no reports at all', () => {
    expect(verdict({}, { served: 500 }, { overdue: 10 })).toEqual({
      kind: 'rollBack',
      why: 'no report of 10 page views for 10 min, none with 8f3a either',
    });
  });

  it('leaves a release on a site that has no reports', () => {
    expect(verdict({}, { served: 500 }, { overdue: 100, isRollout: false })).toEqual(continues);
  });
});

it('leaves a release whose earlier version had no visitors', () => {
  expect(verdict({ ended: 1 }, { served: 0 }, { isRollout: false })).toEqual(continues);
});

describe('reports that are overdue', () => {
  const NOON = Date.parse('2026-11-26T12:00:00Z');
  const minute = (index: number, reportsDue: number, reported: number): Evidence => ({
    atMs: NOON + index * 60_000,
    server: 'one',
    sums: sums({ served: 100, reportsDue, reported }),
  });

  it('are those that were due since the last report, as many minutes ago', () => {
    const evidence = [minute(0, 8, 2), minute(1, 8, 0), minute(2, 4, 0), minute(3, 2, 0)];
    expect(overdueReports(evidence, 10, NOON + 13 * 60_000)).toBe(12);
  });

  it('are none after a report of any server', () => {
    const evidence = [minute(0, 8, 0), minute(1, 8, 0), minute(5, 0, 1)];
    expect(overdueReports(evidence, 10, NOON + 20 * 60_000)).toBe(0);
  });
});
