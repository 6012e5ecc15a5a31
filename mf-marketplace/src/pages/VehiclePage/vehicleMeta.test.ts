import type { Currency, Language } from '@caravan/shared/contracts';
import type { FinderVehicle, VehicleDetail } from '@caravan/shared/contracts/calls';
import { metaOf as metaIn, testHost, translateBy } from '@caravan/shared/testing';
import { api } from '../../api/api';
import { vehicle } from '../../testing/fixtures';
import { bareVehicle, vehicleDetail } from './testing/vehicleDetail';
import { vehicleMeta } from './vehicleMeta';
import { texts } from '../../testing/texts';
import { page } from './VehiclePage';

const part = api;

const metaOf = (detail: VehicleDetail, lang: Language, currency: Currency) =>
  vehicleMeta(detail, { lang, currency, country: 'georgia', today: '2026-11-22' }, translateBy(texts[lang], lang));

describe('the metadata of a vehicle’s page', () => {
  it('gives name, picture, breadcrumbs and an offer in the page’s currency [SHELL-19]', () => {
    const { title, description, image, breadcrumbs, jsonLd } = metaOf(vehicleDetail(), 'en', 'GEL');
    expect({ title, description, image, breadcrumbs }).toEqual({
      title: '2023 Zeekr 001: price, pictures, history',
      description: 'A hundred kilowatt-hours under the floor.',
      image: '/media/social/vehicle/zeekr-001/riviera-blue.png',
      breadcrumbs: [{ text: 'Cars in stock here', path: '/vehicles' }],
    });
    expect(jsonLd).toMatchObject([
      {
        '@type': 'Car',
        name: '2023 Zeekr 001',
        vehicleModelDate: '2023',
        vehicleIdentificationNumber: 'L6TSH7B24PL312213',
        image: ['/media/cars/zeekr-001/riviera-blue/side.svg?wheel=five-spoke-classic'],
        mileageFromOdometer: { value: 36_214, unitCode: 'KMT' },
        offers: { '@type': 'Offer', price: 34_500, priceCurrency: 'GEL', url: '/detail/200035' },
      },
    ]);
  });

  it('gives no offer for an example vehicle [SAL-10]', () => {
    const json = JSON.stringify(metaOf(vehicleDetail({ isDemo: true }), 'en', 'USD').jsonLd);
    expect(json).toContain('"@type":"Car"');
    expect(json).not.toMatch(/offer|InStock/i);
  });

  it('leaves out unknown values', () => {
    const json = JSON.stringify(metaOf(bareVehicle(), 'ge', 'USD'));
    expect(json).not.toMatch(/null|""|offers|mileage|social/);
  });

  it('lists every vehicle in the sitemap, a hundred a call', async () => {
    const all = Array.from({ length: 205 }, (_, index) => vehicle({ itemId: String(index) }));
    const { calls, context } = testHost({
      part,
      texts: {},
      answer: (_call, { current, size }) => {
        const [from, count] = [(Number(current) - 1) * Number(size), Number(size)];
        const data: FinderVehicle[] = all.slice(from, from + count);
        return { current, size, total: all.length, data };
      },
    });
    expect(await page.addresses(context)).toEqual(all.map(({ itemId }) => `/detail/${itemId}`));
    expect(calls).toHaveLength(3);
  });

  it('is empty without an answer', () => {
    const state = testHost({ part, texts: {}, answer: () => undefined }).context.getState();
    expect(metaIn(page, 'marketplace', texts.en, { params: { itemId: '1' }, state })).toEqual({});
  });
});
