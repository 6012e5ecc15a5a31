import type { LoadRecord } from '../../universal/sections/sections';
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

it('a page tells once how each load ended: when it is left, and at once where it is asked to', () => {
  const loads = [load('ranking', 'ready')];
  const report = reportLoads(window, loads);
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
