import { readConfig } from '../config/config';
import { openTestDatabase } from '../testing/server';
import { objectsOf } from './objects';

describe('the configuration of the store', () => {
  it('returns public URLs at S3_PUBLIC_URL', async () => {
    const config = readConfig({
      S3_ENDPOINT: 'https://s3.example',
      S3_ACCESS_KEY: 'a',
      S3_SECRET_KEY: 'b',
      S3_PATH_STYLE: '0',
      S3_PUBLIC_URL: 'https://cdn.example/',
      S3_BUCKET_IMAGES: 'pictures',
    });
    const database = await openTestDatabase(false, Date.now());
    const { store } = objectsOf(config, database.db, Date.now);
    const location = { bucket: 'images', key: `2026/11/20/${'0'.repeat(32)}.png` } as const;
    expect(store.publicAddress(location)).toBe(`https://cdn.example/pictures/${location.key}`);
    const { url } = await store.signPut(location, { contentType: 'image/png', size: 1, expiresAt: new Date() });
    expect(url).toMatch(`https://caravan-attachments.s3.example/incoming/images/${location.key}?`);
    expect(new URL(url).searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host');
    await database.close();
  });

  it('is refused without keys', () => {
    expect(() => readConfig({ S3_ENDPOINT: 'https://s3.example' })).toThrow(/S3_ACCESS_KEY/);
  });
});
