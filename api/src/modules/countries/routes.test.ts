import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getCountryList } from '@caravan/shared/contracts/calls';
import { setUpTestServer } from '../../testing/setUpTestServer';

const server = setUpTestServer();

const georgian = /^[\p{Script=Georgian}\p{P}\s]+$/u;

describe('getCountryList', () => {
  it('lists every country of ISO 3166-1 once with its flag', async () => {
    const countries = await server.call(getCountryList, {});
    expect(countries).toHaveLength(249);
    expect(new Set(countries.map(({ id }) => id)).size).toBe(249);
    expect(new Set(countries.map(({ nameEn }) => nameEn)).size).toBe(249);
    expect(countries.find(({ id }) => id === 'az')).toEqual({
      id: 'az',
      name: 'Azerbaijan',
      nameEn: 'Azerbaijan',
      icon: '/media/flags/az.svg',
    });
  });

  it('returns Georgian names and the English ones', async () => {
    const countries = await server.call(getCountryList, {}, { lang: 'ge' });
    const names = new Map(countries.map(({ id, name, nameEn }) => [id, [name, nameEn]]));
    expect(names.get('ge')).toEqual(['საქართველო', 'Georgia']);
    expect(names.get('am')).toEqual(['სომხეთი', 'Armenia']);
    expect(names.get('az')).toEqual(['აზერბაიჯანი', 'Azerbaijan']);
    expect(names.get('tr')?.[0]).toBe('თურქეთი');
    expect(names.get('cn')).toEqual(['ჩინეთი', 'China']);
    expect(names.get('de')?.[0]).toBe('გერმანია');
    expect(countries.filter(({ name }) => !georgian.test(name))).toEqual([]);
  });

  it.each(['en', 'ge'] as const)('starts with the markets and is then sorted by name (%s)', async (lang) => {
    const countries = await server.call(getCountryList, {}, { lang });
    expect(countries.slice(0, 2).map(({ id }) => id)).toEqual(['ge', 'az']);
    const names = countries.slice(2).map(({ name }) => name);
    const { compare } = new Intl.Collator(lang === 'ge' ? 'ka' : 'en');
    expect(names).toEqual(names.toSorted(compare));
    expect(names[0]).toBe(lang === 'ge' ? 'ავსტრალია' : 'Afghanistan');
  });
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe('a flag', () => {
  it('is served from the package, compressed and without scripts', async () => {
    const file = join(dirname(createRequire(__filename).resolve('flag-icons/package.json')), 'flags/4x3/ge.svg');
    const response = await get('/media/flags/ge.svg');
    expect(response.body).toBe(readFileSync(file, 'utf8'));
    expect(response.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'cache-control': 'public, max-age=604800, stale-while-revalidate=86400',
    });
    expect((await get('/media/flags/az.svg', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
  });

  it.each([
    '/media/flags/zzz.svg',
    '/media/flags/GE.svg',
    '/media/flags/..%2F1x1%2Fge.svg',
    '/media/flags/../../package.json',
    '/media/flags/ge.png',
    '/media/flags/.svg',
  ])('is not found at %s', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('application/json');
    expect(response.headers['cache-control']).toBe('no-store');
  });
});
