/** @jest-environment node */
import { clockOffset } from './clock';

const timingWith = (description: string) => ({
  name: 'http://site.test/home',
  entryType: 'navigation',
  startTime: 0,
  duration: 0,
  serverTiming: [{ name: 'clock', description, duration: 0 }],
  toJSON: () => ({}),
});

describe("the difference to the server's clock", () => {
  it.each([
    ['an hour behind', '3600000', 3_600_000],
    ['a day ahead', '-86400000', -86_400_000],
    ['right but for the way of the page', '-5000', 0],
  ])('of a clock that is %s', (_name, description, offset) => {
    expect(clockOffset([timingWith(description)], 0)).toBe(offset);
  });

  it('is in whole milliseconds, as calls need it', () => {
    expect(clockOffset([timingWith('3600000')], 0.4)).toBe(3_600_000);
  });

  it('is 0 for a prefetched page, whose header may be minutes old', () => {
    const prefetched = { ...timingWith('-200000'), deliveryType: 'navigational-prefetch' };
    expect(clockOffset([prefetched], 0)).toBe(0);
  });

  it('is 0 for a page from the cache of the browser, whose header may be days old', () => {
    const cached = { ...timingWith('-200000'), deliveryType: 'cache', transferSize: 0 };
    expect(clockOffset([cached], 0)).toBe(0);
  });

  it('is known for a cached page that the server confirmed, since the answer renewed its header', () => {
    const confirmed = { ...timingWith('-200000'), deliveryType: 'cache', transferSize: 300 };
    expect(clockOffset([confirmed], 0)).toBe(-200_000);
  });

  it('is 0 if the browser hides the header', () => {
    expect(clockOffset([], 1000)).toBe(0);
  });
});
