import { createIdleLimit } from './idleLimit';

describe('the limit of a worker without requests', () => {
  it('is exceeded by more than 80 % of a core for 30 s', () => {
    const { isExceeded } = createIdleLimit();
    expect([isExceeded(1000, 500), isExceeded(30_999, 30_500), isExceeded(31_000, 24_501)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('is not exceeded by 80 % of a core', () => {
    const { isExceeded } = createIdleLimit();
    expect([isExceeded(1000, 500), isExceeded(31_000, 24_500)]).toEqual([false, false]);
  });

  it('begins again after 30 s', () => {
    const { isExceeded } = createIdleLimit();
    const results = [isExceeded(0, 0), isExceeded(30_000, 0), isExceeded(59_999, 29_999), isExceeded(60_000, 30_000)];
    expect(results).toEqual([false, false, false, true]);
  });

  it('adds up the times between requests [MFE-17]', () => {
    const { isExceeded, pause } = createIdleLimit();
    const results = Array.from({ length: 200 }, (_, index) => {
      const now = index * 1000;
      const isTooMuch = isExceeded(now, now);
      pause(now + 200, () => now + 200);
      return isTooMuch;
    });
    expect(results.indexOf(true)).toBe(150);
  });

  it('does not count the CPU time of requests', () => {
    const { isExceeded, pause } = createIdleLimit();
    const results = Array.from({ length: 200 }, (_, index) => {
      const now = index * 1000;
      const cpuMs = index * 800;
      const isTooMuch = isExceeded(now, cpuMs);
      pause(now + 200, () => cpuMs);
      return isTooMuch;
    });
    expect(results).not.toContain(true);
  });

  it('does not read the CPU time at a request that follows another one', () => {
    const { isExceeded, pause } = createIdleLimit();
    const readCpuMs = jest.fn(() => 0);
    isExceeded(0, 0);
    pause(1, readCpuMs);
    pause(2, readCpuMs);
    expect(readCpuMs).toHaveBeenCalledTimes(1);
  });
});
