import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setUpTestServer } from '@caravan/api/testing';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';
import { assetsFolder } from '../folders';
import { socialAt } from '../media/social';
import { previewsOfFront } from './addresses';
import { createRasteriser } from './rasteriser';
import { openSitePreviews, servePreviews } from './routes';

const folder = createTemporaryFolder();
const failures: unknown[] = [];
const previews = openSitePreviews(folder, (error) => failures.push(error));

/** A preview that is not made in time. */
const lateName = 'car/zeekr-001/royal-blue';
const find = (name: string) => (name === lateName ? Promise.resolve('later' as const) : previews.find(name));

const server = setUpTestServer({ isSeeded: true, routes: (app) => servePreviews(app, { find }) });
afterAll(() => previews.close());

const addressOf = (name: string): string => `/media/social/${name}.png`;
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

/** Requests a preview, and again when it is made. */
const createPreview = async (name: string) => {
  await get(addressOf(name));
  await previews.idle();
  return get(addressOf(name));
};

const sizeOf = (png: Buffer): number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('a social preview', () => {
  it.each([
    'site',
    'car/zeekr-001/signal-red',
    'vehicle/zeekr-001/storm-grey',
    'news/port/fob-or-cif',
    'accessories/charger',
  ])('is a PNG of 1200 by 630 pixels: %s', async (name) => {
    const { statusCode, headers, rawPayload: png } = await createPreview(name);
    expect(failures).toEqual([]);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=604800, stale-while-revalidate=86400',
    });
    expect(headers['content-encoding']).toBeUndefined();
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(sizeOf(png)).toEqual([1200, 630]);
    expect((await get(addressOf(name), { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  it('redirects to the preview of the site if it is not made in time', async () => {
    const { statusCode, headers } = await get(addressOf(lateName));
    expect({ statusCode, location: headers.location, cache: headers['cache-control'] }).toEqual({
      statusCode: 302,
      location: addressOf('site'),
      cache: 'no-store',
    });
  });

  it('exists for all pages that the front page links to', async () => {
    const previewNames = await previewsOfFront(server.db);
    expect(previewNames.length).toBeGreaterThan(40);
    for (const kind of ['accessories', 'car', 'vehicle']) {
      expect(previewNames).toContainEqual(expect.stringMatching(new RegExp(`^${kind}/`)));
    }
    expect(previewNames.filter((name) => socialAt(name.split('/')) === undefined)).toEqual([]);
  });

  it('of the site shows the SVG of the site', async () => {
    const rasteriser = createRasteriser();
    const png = await rasteriser.png(socialAt(['site']) ?? '');
    rasteriser.close();
    expect(readFileSync(join(assetsFolder, 'previews/site.png')).equals(png)).toBe(true);
  });

  // If this fails, increase `pictureVersion` in previews.ts and update the hash.
  it('has the content of the current pictureVersion', () => {
    const names = ['site', 'car/zeekr-001/signal-red', 'vehicle/zeekr-001/storm-grey', 'accessories/charger'];
    const hash = createHash('sha256').update(names.map((name) => socialAt(name.split('/'))).join());
    expect(hash.digest('hex').slice(0, 16)).toBe('dcf8a48342520d29');
  });
});

it.each([
  'site.svg',
  '.png',
  'car/zeekr-001.png',
  'car/no-such-car/glacier-white.png',
  'car/zeekr-001/no-such-paint.png',
  'vehicle/__proto__/constructor.png',
  'news/gossip/one.png',
  'news/port/%3Cscript%3E.png',
  'accessories/rocket.png',
  'car.zeekr-001.signal-red.png',
  '..%2F..%2Fregistry.key.png',
])('%s has status 404 without a page', async (name) => {
  const response = await get(`/media/social/${name}`);
  expect(response.statusCode).toBe(404);
  expect(response.headers['content-type']).toContain('application/json');
  expect(response.headers['cache-control']).toBe('no-store');
});
