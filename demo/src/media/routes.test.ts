import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { slugOf } from '@caravan/api/media';
import { setUpTestServer } from '@caravan/api/testing';
import { brandFacts, modelFacts, paintFacts, wheelFacts } from '../facts/facts';
import { seriesId } from '../facts/names';
import { mediaRoutes } from './routes';

const server = setUpTestServer({ routes: mediaRoutes });

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

/** Whether every element is closed. A browser refuses an SVG with an open element. */
const isWellFormed = (svg: string): boolean => {
  const open: string[] = [];
  for (const [, closing, name = '', , selfClosing] of svg.matchAll(/<(\/?)([a-zA-Z:]+)((?:"[^"]*"|[^">])*?)(\/?)>/g)) {
    if (closing === '/' && open.pop() !== name) return false;
    if (closing === '' && selfClosing === '') open.push(name);
  }
  return open.length === 0 && svg.startsWith('<svg ') && svg.includes('xmlns="http://www.w3.org/2000/svg"');
};

const headersOf = async (url: string, headers: Record<string, string> = {}) => (await get(url, headers)).headers;

const expectPicture = async (url: string) => {
  const response = await get(url);
  expect({ url, status: response.statusCode }).toEqual({ url, status: 200 });
  expect(isWellFormed(response.body)).toBe(true);
  expect(response.body).not.toMatch(/NaN|undefined|<script|var\(|calc\(/);
};

describe('pictures', () => {
  it.each(['side', 'front', 'back', 'interior', 'wheel', 'lamp', 'tail', 'dashboard'])(
    'exist for every series: %s',
    async (view) => {
      for (const { brand, nameEn } of modelFacts) {
        await expectPicture(`/media/cars/${seriesId(brand, nameEn)}/glacier-white/${view}.svg`);
      }
    },
  );

  it('exist in every paint and on every wheel', async () => {
    for (const { name } of paintFacts) {
      await expectPicture(`/media/cars/zeekr-001/${slugOf(name)}/side.svg`);
    }
    for (const { name } of wheelFacts) {
      await expectPicture(`/media/cars/zeekr-001/storm-grey/side.svg?wheel=${slugOf(name)}`);
      await expectPicture(`/media/wheels/${slugOf(name)}.svg`);
    }
  });

  it('exist for brands, banners, news, accessories, avatars and companies', async () => {
    for (const { name } of brandFacts) await expectPicture(`/media/brands/${slugOf(name)}.svg`);
    for (const path of [
      'banners/port-desktop',
      'banners/port-mobile',
      'news/port/fob-or-cif',
      'accessories/dashcam',
      'accessories/dashcam/1',
      'accessories/tool-kit/6',
      'accessories/roof-box/banner',
      'avatars/1',
      'avatars/2',
      'avatars/3',
      'enterprises/didube-motors',
      'videos/vehicle',
      'videos/accessory',
    ]) {
      await expectPicture(`/media/${path}.svg`);
    }
  });

  it('differ by paint and by wheel', async () => {
    const bodies = await Promise.all(
      ['signal-red/side.svg', 'royal-blue/side.svg', 'signal-red/side.svg?wheel=y-spoke'].map(
        async (end) => (await get(`/media/cars/zeekr-001/${end}`)).body,
      ),
    );
    expect(new Set(bodies).size).toBe(3);
  });

  it.each([
    '/media/cars/no-such-car/glacier-white/side.svg',
    '/media/cars/zeekr-001/no-such-paint/side.svg',
    '/media/cars/zeekr-001/glacier-white/top.svg',
    '/media/cars/zeekr-001/glacier-white/side.png',
    '/media/cars/zeekr-001/glacier-white/side',
    '/media/cars/zeekr-001/glacier-white/side.svg?wheel=no-such-wheel',
    '/media/cars/zeekr-001/glacier-white/side.svg?wheel=y-spoke&wheel=star-blade',
    '/media/cars/__proto__/glacier-white/side.svg',
    '/media/cars//glacier-white/side.svg',
    '/media/cars/zeekr-001/glacier-white/../side.svg',
    '/media/wheels/constructor.svg',
    '/media/brands/nobody.svg',
    '/media/banners/port.svg',
    '/media/news/port/no-such-article.svg',
    '/media/news/port/%3Cscript%3E.svg',
    '/media/accessories/rocket.svg',
    '/media/accessories/rocket/1.svg',
    '/media/accessories/dashcam/0.svg',
    '/media/accessories/dashcam/7.svg',
    '/media/accessories/dashcam/01.svg',
    '/media/accessories/dashcam/constructor.svg',
    '/media/avatars/0.svg',
    '/media/avatars/4.svg',
    '/media/avatars/__proto__.svg',
    '/media/interiors/1.svg',
    '/media/enterprises/%22%3E.svg',
    '/media/videos/other.mp4',
    '/media/videos/vehicle.mp4/',
    '/media/videos/..%2Fvehicle.mp4',
    '/media/',
    '/media/.svg',
  ])('%s gives 404 as JSON', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('application/json');
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

describe('a picture', () => {
  const url = '/media/cars/xiaomi-su7/riviera-blue/side.svg';

  it('has headers for caches and security', async () => {
    expect((await get(url)).headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=604800, stale-while-revalidate=86400',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    });
  });

  it('is compressed in an encoding that the browser accepts', async () => {
    const plain = await get(url);
    const br = await get(url, { 'accept-encoding': 'gzip, deflate, br' });
    const zipped = await get(url, { 'accept-encoding': 'gzip, br;q=0' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  it('gives 304 for a known entity tag', async () => {
    const { etag = '' } = (await get(url)).headers;
    const cached = await get(url, { 'if-none-match': `"other", ${etag}` });
    expect({ status: cached.statusCode, body: cached.body, etag: cached.headers.etag }).toEqual({
      status: 304,
      body: '',
      etag,
    });
    expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });
});

describe('a video', () => {
  const url = '/media/videos/vehicle.mp4';

  it.each(['vehicle', 'accessory'])('has at most 1 MB and its index first: %s', async (name) => {
    const response = await get(`/media/videos/${name}.mp4`);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' });
    const bytes = response.rawPayload;
    expect(bytes.length).toBeLessThan(1_000_000);
    expect(bytes.subarray(4, 8).toString()).toBe('ftyp');
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
  });

  it('is sent in the ranges that a player requests', async () => {
    const complete = await get(url);
    const size = complete.rawPayload.length;
    const part = await get(url, { range: 'bytes=100-299' });
    expect(part.statusCode).toBe(206);
    expect(part.headers).toMatchObject({
      'content-range': `bytes 100-299/${String(size)}`,
      'content-length': '200',
      'content-type': 'video/mp4',
    });
    expect(part.rawPayload.equals(complete.rawPayload.subarray(100, 300))).toBe(true);
    const tail = await get(url, { range: 'bytes=-50' });
    expect(tail.rawPayload.equals(complete.rawPayload.subarray(size - 50))).toBe(true);
  });

  it('gives 416 for a range beyond its end', async () => {
    const size = (await get(url)).rawPayload.length;
    const response = await get(url, { range: `bytes=${String(size)}-` });
    expect(response.statusCode).toBe(416);
  });

  it('is sent whole if the range is of another version', async () => {
    const { etag = '' } = await headersOf(url);
    expect((await get(url, { range: 'bytes=0-9', 'if-range': etag })).statusCode).toBe(206);
    expect((await get(url, { range: 'bytes=0-9', 'if-range': '"other"' })).statusCode).toBe(200);
    expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304);
  });
});
