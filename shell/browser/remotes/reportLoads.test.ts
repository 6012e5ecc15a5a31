import { RemoteLoadError } from '../../universal/remotes/errors';
import type { LoadRecord } from '../../universal/remotes/remotes';
import type { VisitorKind } from '../../universal/remotes/visitorKind';
import { reportLoads, type PageVisit } from './reportLoads';

const load = (remote: string, outcome: LoadRecord['outcome']): LoadRecord => ({
  remote,
  version: 'v2',
  address: '/remotes/ranking/entry.v2.js',
  milliseconds: 20,
  outcome,
});

const sendBeacon = jest.fn();
beforeAll(() => Object.assign(navigator, { sendBeacon }));
afterEach(() => sendBeacon.mockClear());

it('reports each load once, on request and when the visitor leaves', () => {
  const loads = [load('ranking', 'ready')];
  const report = reportLoads(window, loads, '/remotes/loads');
  expect(sendBeacon).not.toHaveBeenCalled();
  loads.push(load('account', 'network'));
  report();
  expect(sendBeacon).toHaveBeenLastCalledWith(
    '/remotes/loads',
    '[["ranking","v2","ready"],["account","v2","network"]]',
  );
  loads.push(load('account', 'ready'));
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pagehide'));
  expect(sendBeacon.mock.calls.slice(1)).toEqual([['/remotes/loads', '[["account","v2","ready"]]']]);
});

const kind: VisitorKind = { lang: 'ge', width: 'narrow', isSignedIn: true, hasMoved: false, route: 'ranking/home' };

describe('a page of the site', () => {
  const visitOf = (change: Partial<PageVisit> = {}): PageVisit => ({
    kindOf: () => kind,
    visitAddress: () => ({}),
    token: 'the token',
    isFirst: false,
    isSampled: true,
    vitalsOf: (remote) => (remote === 'ranking' ? { lcp: 1200 } : {}),
    ...change,
  });
  const open = (loads: LoadRecord[], change?: Partial<PageVisit>) => {
    const view = document.body.appendChild(document.createElement('iframe')).contentWindow ?? window;
    Object.assign(view.navigator, { sendBeacon });
    const report = reportLoads(view, loads, '/remotes/loads', visitOf(change));
    const hide = (): void => {
      Object.defineProperty(view.document, 'visibilityState', { value: 'hidden', configurable: true });
      view.dispatchEvent(new Event('visibilitychange'));
    };
    return { view, report, hide };
  };
  const bodies = (): unknown[] => sendBeacon.mock.calls.map(([, body]): unknown => JSON.parse(String(body)));

  it('says that a page view is the first of its browser [MFE-13]', () => {
    const { report } = open([load('ranking', 'render')], { isFirst: true });
    report();
    expect(bodies()).toMatchObject([{ isFirst: true }]);
  });

  it('names the trace of its page view [REL-7]', () => {
    const trace = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    const { report } = open([load('ranking', 'render')], { trace });
    report();
    expect(bodies()).toMatchObject([{ trace }]);
  });

  it('reports a failure at once with the kind of visitor [MFE-13]', () => {
    const { report } = open([load('ranking', 'render')]);
    report();
    expect(bodies()).toEqual([{ view: 'the token', loads: [['ranking', 'v2', 'render', kind]] }]);
  });

  it('reports its versions with kinds and vitals once, when it is hidden [MFE-13]', () => {
    const loads = [{ ...load('ranking', 'ready'), version: 'v1' }, load('ranking', 'ready'), load('account', 'ready')];
    const { view, hide } = open(loads);
    hide();
    view.dispatchEvent(new Event('pagehide'));
    expect(bodies()).toEqual([
      {
        view: 'the token',
        loads: loads.map(({ remote, version }) => [remote, version, 'ready', kind]),
        end: [
          ['ranking', 'v2', [kind], { lcp: 1200 }],
          ['account', 'v2', [kind], {}],
        ],
      },
    ]);
  });

  it('reports each kind of visitor of a version [MFE-13]', () => {
    const moved = { ...kind, hasMoved: true };
    const { view } = open([load('ranking', 'ready'), { ...load('ranking', 'ready'), hasMoved: true }], {
      kindOf: ({ hasMoved }) => (hasMoved ? moved : kind),
    });
    view.dispatchEvent(new Event('pagehide'));
    expect(bodies()).toMatchObject([{ end: [['ranking', 'v2', [kind, moved], { lcp: 1200 }]] }]);
  });

  it('reports failures alone if it is not sampled [MFE-13]', () => {
    const loads = [load('ranking', 'ready')];
    const { view, report, hide } = open(loads, { isSampled: false });
    hide();
    view.dispatchEvent(new Event('pagehide'));
    expect(bodies()).toEqual([]);
    loads.push(load('ranking', 'use'));
    report();
    expect(bodies()).toHaveLength(1);
  });

  it('reports nothing without remotes', () => {
    open([]).view.dispatchEvent(new Event('pagehide'));
    expect(bodies()).toEqual([]);
  });
});

describe('a later error of a remote', () => {
  const errorIn = (...files: readonly string[]): Error => {
    const error = new TypeError('boom');
    error.stack = ['TypeError: boom', ...files.map((file) => `    at fail (https://site.test${file}:1:2)`)].join('\n');
    return error;
  };
  const throwLater = (error: unknown, filename = ''): boolean =>
    view.dispatchEvent(new ErrorEvent('error', { error, filename }));
  const file = '/remotes/ranking~2/page-ranking.0123.js';
  const reported = (): unknown[] => sendBeacon.mock.calls.map(([, body]): unknown => JSON.parse(String(body)));
  let line: jest.SpyInstance;
  let view: Window;

  beforeEach(() => {
    line = jest.spyOn(console, 'error').mockImplementation();
    view = document.body.appendChild(document.createElement('iframe')).contentWindow ?? window;
    Object.assign(view.navigator, { sendBeacon });
    reportLoads(view, [{ ...load('ranking', 'ready'), version: 'v1' }, load('ranking', 'ready')], '/remotes/loads');
  });

  it.each([
    ['in a handler', () => throwLater(errorIn('/assets/react.js', file, '/remotes/account/remote.js'))],
    ['as a string', () => throwLater('boom', `https://site.test${file}`)],
    [
      'in an unhandled rejection',
      () => view.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: errorIn(file) })),
    ],
  ])('%s is reported at once with remote and version', (_where, fail) => {
    fail();
    expect(reported()).toContainEqual(expect.arrayContaining([['ranking', 'v2', 'use']]));
    expect(line).toHaveBeenCalledWith(
      expect.stringMatching(
        /^ranking v2 failed while it was used: \/remotes\/ranking~2\/page-ranking\.0123\.js: .*boom$/,
      ),
    );
  });

  it('is reported with the kind of visitor at that time', () => {
    const kindOf = ({ hasMoved = false }: LoadRecord) => ({ ...kind, hasMoved });
    const visit = {
      kindOf,
      visitAddress: () => ({ hasMoved: true }),
      token: '',
      isFirst: false,
      isSampled: true,
      vitalsOf: () => ({}),
    };
    reportLoads(view, [load('ranking', 'ready')], '/remotes/loads', visit);
    throwLater(errorIn(file));
    const useReport = ['ranking', 'v2', 'use', { ...kind, hasMoved: true }];
    expect(JSON.stringify(reported())).toContain(JSON.stringify(useReport));
  });

  it('is reported at most ten times per page view', () => {
    for (let times = 0; times < 30; times += 1) throwLater(errorIn(file));
    expect(line).toHaveBeenCalledTimes(10);
  });

  it('is not reported for code of no remote or for a failed load', () => {
    throwLater(errorIn('/assets/react.js'));
    throwLater(errorIn('/remotes/strange/entry.js'));
    throwLater(null);
    throwLater(new RemoteLoadError('render', 'ranking', 'v2', file));
    expect(sendBeacon).not.toHaveBeenCalled();
    expect(line).not.toHaveBeenCalled();
  });
});
