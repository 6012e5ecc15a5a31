/** @jest-environment node */
import { getUserInfo } from '@caravan/shared/contracts/calls';
import { lazyCalls, lazyTransport } from './lazyCalls';

describe('the code of calls', () => {
  it('comes once for all who ask at once, and works in the same turn afterwards', async () => {
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

  it('is asked for again where it could not be had: the call that waited has failed, and the visitor is told [SHELL-26]', async () => {
    const transport = { call: async () => ({ data: 'Nino' }) };
    const load = jest.fn(async () => ({ transport })).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const tell = jest.fn();
    const late = lazyTransport(lazyCalls(load), tell);
    expect(await late.call(getUserInfo, {})).toMatchObject({ error: { kind: 'network' } });
    expect(tell).toHaveBeenCalledTimes(1);
    expect(await late.call(getUserInfo, {})).toEqual({ data: 'Nino' });
  });

  it('is waited for 15 s at most: then the call has failed [SHELL-26]', async () => {
    jest.useFakeTimers();
    const tell = jest.fn();
    const late = lazyTransport(
      lazyCalls(() => new Promise<never>(() => undefined)),
      tell,
    );
    const call = late.call(getUserInfo, {});
    await jest.advanceTimersByTimeAsync(15_000);
    expect(await call).toMatchObject({ error: { kind: 'network' } });
    expect(tell).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('is said of no call that nobody asked for', async () => {
    const tell = jest.fn();
    const late = lazyTransport(
      lazyCalls(() => Promise.reject(new TypeError('Failed to fetch'))),
      tell,
    );
    await late.call(getUserInfo, {}, undefined, { isQuiet: true });
    expect(tell).not.toHaveBeenCalled();
  });
});
