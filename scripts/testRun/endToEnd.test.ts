import { startSites } from './endToEnd';

jest.mock('../build', () => ({ buildAll: () => Promise.reject(new Error('nothing is built here')) }));

it('keeps keys and store of a real site from the tested sites, specs and their commands', async () => {
  jest.replaceProperty(process, 'env', { CARAVAN_KEYS: '/keys', STORE_S3_BUCKET: 'store', CARAVAN_BY: 'ci' });
  await expect(startSites({ files: [] }, () => undefined)).rejects.toThrow('nothing is built here');
  expect(process.env).toEqual({ CARAVAN_BY: 'ci' });
});
