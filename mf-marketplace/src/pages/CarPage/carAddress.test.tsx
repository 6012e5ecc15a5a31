import { screen } from '@testing-library/react';
import type { RemoteContext } from '@caravan/shared/contracts';
import { errorCodes, type UsedCar } from '@caravan/shared/contracts/calls';
import { metaOf as metaIn, refused } from '@caravan/shared/testing';
import { car as listed, cars } from '../../testing/fixtures';
import { renderSite, type Answers } from '../../testing/renderSite';
import { texts } from '../../testing/texts';
import { page } from './CarPage';
import { bareCar, equipment, usedCar } from './testing/usedCar';

const url = new URL('https://caravan.example/car/model/detail/1001');
const params = { id: '1001' };

/** Loads the page's data as the server or the browser's router does. */
const load = async (answers: Answers, side: RemoteContext['side'] = 'server') => {
  const { calls, context } = renderSite(<p />, { answers });
  await page.load({ context: { ...context, side }, params, url });
  const state = context.getState();
  return { calls: calls.map(({ call }) => call), state };
};

const metaOf = async (car: UsedCar) => {
  const { state } = await load({ getUsedCarInfo: car, carCompare: equipment });
  return metaIn(page, 'marketplace', texts.en, { params, state });
};

describe('the address of a car', () => {
  it('loads all data on the server [MOD-1]', async () => {
    const answers = { getUsedCarInfo: usedCar(), carCompare: equipment };
    expect((await load(answers)).calls).toEqual(['getUsedCarInfo', 'usedCar', 'carMarket', 'carCompare']);
  });

  it('loads only the detail in browsers [MOD-1]', async () => {
    const answers = { getUsedCarInfo: usedCar(), carCompare: equipment };
    expect((await load(answers, 'browser')).calls).toEqual(['getUsedCarInfo']);
  });

  it('is not found for an unknown car [MOD-11]', async () => {
    await expect(load({ getUsedCarInfo: refused(errorCodes.notFound) })).rejects.toMatchObject({ status: 404 });
    const { context } = renderSite(<p />);
    await expect(page.load({ context, params: { id: '1'.repeat(65) }, url })).rejects.toMatchObject({ status: 404 });
  });

  it('renders similar cars and a link to the catalogue for a removed car', async () => {
    const answers = { getUsedCarInfo: refused(errorCodes.notFound), usedCarsLike: [listed({ name: 'BYD Han' })] };
    const { calls, state } = await load(answers);
    expect(calls).toEqual(['getUsedCarInfo', 'usedCar', 'carMarket', 'carCompare', 'usedCarsLike']);
    expect(metaIn(page, 'marketplace', texts.ge, { params, state })).toMatchObject({
      title: 'ეს ავტომობილი აქ აღარ არის',
      status: 404,
    });
    renderSite(<page.Component />, { answers, address: url.pathname, path: '/car/model/detail/:id' });
    expect(await screen.findByRole('link', { name: 'BYD Han' })).toHaveAttribute('href', '/car/model/detail/1001');
    expect(screen.getByRole('heading', { level: 1, name: 'This car is no longer here' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the catalogue' })).toHaveAttribute('href', '/cars');
  });

  it('describes the car to search engines and social networks', async () => {
    const meta = await metaOf(usedCar());
    expect(meta).toMatchObject({
      title: '2023 BYD Seal Long range',
      description:
        '2023 BYD Seal Long range · Electric · 21,400\u00A0km · $19,900 · FOB Tianjin $20,600 · CIF Poti $23,450',
      image: '/media/social/car/byd-seal/white.png',
      breadcrumbs: [
        { text: 'Catalogue', path: '/cars' },
        { text: 'BYD', path: '/cars?keyword=BYD' },
      ],
    });
    expect(meta?.jsonLd?.[0]).toMatchObject({
      '@type': 'Car',
      url: '/car/model/detail/1001',
      brand: { name: 'BYD' },
      vehicleIdentificationNumber: 'LGXC74C48P0012345',
      mileageFromOdometer: { value: 21_400, unitCode: 'KMT' },
      fuelType: 'Electric',
      color: 'White',
      offers: {
        price: 19_900,
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/UsedCondition',
      },
    });
  });

  it('gives search engines no offer for an example car [SAL-10]', async () => {
    const meta = await metaOf(usedCar({ isDemo: true }));
    expect(JSON.stringify(meta?.jsonLd)).toContain('"@type":"Car"');
    expect(JSON.stringify(meta?.jsonLd)).not.toMatch(/offer|InStock/i);
  });

  it('leaves out unknown values', async () => {
    const bare = await metaOf(bareCar());
    expect(JSON.stringify(bare)).not.toMatch(/null|offers|mileage|FOB/);
  });

  it('lists the cars of all pages of the catalogue in the sitemap', async () => {
    const { calls, context } = renderSite(<p />, { answers: { usedCarPage: cars(250) } });
    const addresses = await page.addresses({ ...context, side: 'server' });
    expect(addresses?.[0]).toMatch(/^\/car\/model\/detail\/\w+$/);
    expect(calls.map(({ parameter }) => parameter)).toEqual([1, 2, 3].map((current) => ({ current, size: 100 })));
  });
});
