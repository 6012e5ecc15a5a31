/** @jest-environment node */
import { getUserInfo } from '@caravan/shared/contracts/calls';
import { lazyCalls, lazyTransport } from './lazyCalls';

describe('the code of calls', () => {
  it('is loaded once for parallel calls, and later calls run synchronously', async () => {
    const load = jest.fn(async () => 'calls');
    const withCalls = lazyCalls(load);
    expect(await Promise.all([withCalls((calls) => `${calls} 1`), withCalls((calls) => `${calls} 2`)])).toEqual([
      'calls 1',
      'calls 2',
    ]);
    const work = jest.fn();
    void withCalls(work);
    expect(work).toHaveBeenCalledWith('calls');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is requested again after a failed load, whose call fails with a message [SHELL-26]', async () => {
    const transport = { call: async () => ({ data: 'Nino' }) };
    const load = jest.fn(async () => ({ transport })).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const reportFailure = jest.fn();
    const lazy = lazyTransport(lazyCalls(load), reportFailure);
    expect(await lazy.call(getUserInfo, {})).toMatchObject({ error: { kind: 'network' } });
    expect(reportFailure).toHaveBeenCalledTimes(1);
    expect(await lazy.call(getUserInfo, {})).toEqual({ data: 'Nino' });
  });

  it('makes a call fail after 15 s without it [SHELL-26]', async () => {
    jest.useFakeTimers();
    const reportFailure = jest.fn();
    const transport = lazyTransport(
      lazyCalls(() => new Promise<never>(() => undefined)),
      reportFailure,
    );
    const call = transport.call(getUserInfo, {});
    await jest.advanceTimersByTimeAsync(15_000);
    expect(await call).toMatchObject({ error: { kind: 'network' } });
    expect(reportFailure).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('that arrives after the timeout is created once, for all calls that came meanwhile', async () => {
    jest.useFakeTimers();
    let arrive = (): void => undefined;
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const createCalls = jest.fn(() => 'calls');
    const withCalls = lazyCalls(() => arrival.then(createCalls));
    const work = (calls: string): string => `${calls} run`;
    const early = withCalls(work);
    await jest.advanceTimersByTimeAsync(15_000);
    const late = withCalls(work);
    arrive();
    expect([await early, await late, await withCalls(work)]).toEqual([undefined, 'calls run', 'calls run']);
    expect(createCalls).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('causes no message for a quiet call', async () => {
    const reportFailure = jest.fn();
    const transport = lazyTransport(
      lazyCalls(() => Promise.reject(new TypeError('Failed to fetch'))),
      reportFailure,
    );
    await transport.call(getUserInfo, {}, undefined, { isQuiet: true });
    expect(reportFailure).not.toHaveBeenCalled();
  });
});
