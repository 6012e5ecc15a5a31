import { RemoteLoadError } from '../../universal/remotes/errors';
import type { LoadRecord } from '../../universal/remotes/remotes';
import type { VisitorKind } from '../../universal/remotes/visitorKind';
import { reportLoads } from './reportLoads';

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

it('reports the kind of visitor with each load', () => {
  const visit = { kindOf: () => kind, met: () => ({}) };
  const report = reportLoads(window, [load('ranking', 'render')], '/remotes/loads', visit);
  report();
  expect(sendBeacon).toHaveBeenCalledWith('/remotes/loads', JSON.stringify([['ranking', 'v2', 'render', kind]]));
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
    reportLoads(view, [load('ranking', 'ready')], '/remotes/loads', { kindOf, met: () => ({ hasMoved: true }) });
    throwLater(errorIn(file));
    expect(reported()).toContainEqual(expect.arrayContaining([['ranking', 'v2', 'use', { ...kind, hasMoved: true }]]));
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
