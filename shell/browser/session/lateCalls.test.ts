/** @jest-environment node */
import { getUserInfo } from '@caravan/shared/contracts/calls';
import { lateCalls, lateTransport } from './lateCalls';

describe('the code of calls', () => {
  it('comes once for all who ask at once, and works in the same turn afterwards', async () => {
    const load = jest.fn(async () => 'calls');
    const withCalls = lateCalls(load);
    expect(await Promise.all([withCalls((calls) => `${calls} 1`), withCalls((calls) => `${calls} 2`)])).toEqual([
      'calls 1',
      'calls 2',
    ]);
    const work = jest.fn();
    void withCalls(work);
    expect(work).toHaveBeenCalledWith('calls');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is asked for again where it could not be had; the call that waited failed as a network does', async () => {
    const transport = { call: async () => ({ data: 'Nino' }) };
    const load = jest.fn(async () => ({ transport })).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const late = lateTransport(lateCalls(load));
    expect(await late.call(getUserInfo, {})).toMatchObject({ error: { kind: 'network' } });
    expect(await late.call(getUserInfo, {})).toEqual({ data: 'Nino' });
  });
});
