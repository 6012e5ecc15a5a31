/** @jest-environment node */
import { allPages } from './allPages';

/** Creates a call that lists `total` numbers. Fails for the pages in `failing`. */
const numbers = (total: number, failing: readonly number[] = []) =>
  jest.fn(({ current, size }: { readonly current: number; readonly size: number }) => {
    const from = (current - 1) * size;
    const data = Array.from({ length: Math.min(size, total - from) }, (_, index) => from + index);
    return Promise.resolve(failing.includes(current) ? undefined : { total, data });
  });

describe('all pages of a call', () => {
  it('are fetched a hundred entries at a time', async () => {
    const fetchPage = numbers(205);
    expect(await allPages(fetchPage)).toEqual(Array.from({ length: 205 }, (_, number) => number));
    expect(fetchPage.mock.calls).toEqual([1, 2, 3].map((current) => [{ current, size: 100 }]));
  });

  it('stop after fifty', async () => {
    expect(await allPages(numbers(1_000_000))).toHaveLength(5_000);
  });

  it('skip a failed page', async () => {
    expect(await allPages(numbers(205, [2]))).toHaveLength(105);
  });

  it('are empty if the first page fails', async () => {
    expect(await allPages(numbers(205, [1]))).toEqual([]);
  });
});
