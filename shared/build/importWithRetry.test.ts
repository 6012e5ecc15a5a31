import { runInNewContext } from 'node:vm';
import { importWithRetry } from './importWithRetry';

it('imports a chunk at another address after a failure [EMB-4]', async () => {
  const load = jest.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce('the chunk');
  // Jest cannot import modules by an address.
  const importChunk = importWithRetry.replaceAll('import(', 'load(');
  expect(await runInNewContext(`${importChunk}('./mount.js')`, { load })).toBe('the chunk');
  expect(load.mock.calls).toEqual([['./mount.js'], [expect.stringMatching(/^\.\/mount\.js\?\d+$/)]]);
});
