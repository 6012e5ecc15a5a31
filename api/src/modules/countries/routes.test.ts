import { getCountryList } from '@caravan/shared/contracts/calls';
import { ask } from '../../testing/client';
import type { TestServer } from '../../testing/server';
import { startTestServer } from '../../testing/server';

// Generous, because the machines of CI are slow and busy; nothing here measures time.
jest.setTimeout(120_000);

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ seeded: false });
});
afterAll(() => server.close());

const georgian = /^[\p{Script=Georgian}\p{P}\s]+$/u;

describe('getCountryList', () => {
  it('names every country of ISO 3166-1 once, with its flag', async () => {
    const countries = await ask(server.app, getCountryList, {});
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

  it('speaks Georgian where it is asked to, and keeps the English names beside it', async () => {
    const countries = await ask(server.app, getCountryList, {}, { lang: 'ge' });
    const names = new Map(countries.map(({ id, name, nameEn }) => [id, [name, nameEn]]));
    expect(names.get('ge')).toEqual(['საქართველო', 'Georgia']);
    expect(names.get('am')).toEqual(['სომხეთი', 'Armenia']);
    expect(names.get('az')).toEqual(['აზერბაიჯანი', 'Azerbaijan']);
    expect(names.get('tr')?.[0]).toBe('თურქეთი');
    expect(names.get('cn')).toEqual(['ჩინეთი', 'China']);
    expect(names.get('de')?.[0]).toBe('გერმანია');
    expect(countries.filter(({ name }) => !georgian.test(name))).toEqual([]);
  });

  it.each(['en', 'ge'] as const)(
    'begins with the markets and is then sorted by the names that are read (%s)',
    async (lang) => {
      const countries = await ask(server.app, getCountryList, {}, { lang });
      expect(countries.slice(0, 2).map(({ id }) => id)).toEqual(['ge', 'az']);
      const names = countries.slice(2).map(({ name }) => name);
      const { compare } = new Intl.Collator(lang === 'ge' ? 'ka' : 'en');
      expect(names).toEqual(names.toSorted(compare));
      expect(names[0]).toBe(lang === 'ge' ? 'ავსტრალია' : 'Afghanistan');
    },
  );
});
