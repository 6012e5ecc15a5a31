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

  it('begins again with a request', () => {
    const { isExceeded, reset } = createIdleLimit();
    isExceeded(0, 0);
    reset();
    expect([isExceeded(30_000, 30_000), isExceeded(59_999, 59_999)]).toEqual([false, false]);
  });
});
