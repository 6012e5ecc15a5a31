import { screen, waitFor, within } from '@testing-library/react';
import type { MarketBeside, MarketPlace, MarketResale } from '@caravan/shared/contracts/calls';
import { localVehicle, marketBeside, silentMarket } from '../../testing/marketBeside';
import { fails } from '../../testing/renderSite';
import { openCar } from './testing/openCar';
import { equipment, usedCar } from './testing/usedCar';

type Options = NonNullable<Parameters<typeof openCar>[1]>;

const open = (carMarket: unknown, options: Options = {}, car = usedCar()) =>
  openCar(car, { ...options, answers: { getUsedCarInfo: car, carCompare: equipment, carMarket } });
const section = async (name = 'The market beside this car') => {
  const found = await screen.findByRole('region', { name });
  await waitFor(() => expect(within(found).queryByText('Loading…')).not.toBeInTheDocument());
  return found;
};
const block = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name: title });
  if (heading.parentElement === null) throw new Error(`the heading "${title}" has no parent`);
  return heading.parentElement;
};
const openPlace = async (change: Partial<MarketPlace>, market: Partial<MarketBeside> = {}) => {
  const sold = { sold: 214, scale: 'percent', cheaper: 34, newer: 71, fewerKm: 55 } as const;
  await open([marketBeside({ ...market, place: { ...sold, ...change } })]);
  return block('Among cars sold in Georgia');
};
const items = (element: HTMLElement) =>
  within(element)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the place among sold cars', () => {
  it('is said in per cent, with the number and months of the sold cars [MKT-1]', async () => {
    const shown = await openPlace({});
    expect(shown).toHaveTextContent('214 cars of this model were sold from August 2026 to October 2026.');
    expect(items(shown)).toEqual([
      'cheaper than 34% of them',
      'newer than 71% of them',
      'driven less than 55% of them',
    ]);
  });

  it('is said in quarters [MKT-1]', async () => {
    const shown = await openPlace({ sold: 12, scale: 'quarter', cheaper: 1, newer: 3, fewerKm: 2 });
    expect(items(shown)).toEqual([
      'in the cheapest quarter',
      'in the second oldest quarter',
      'in the quarter with the second fewest kilometres',
    ]);
  });

  it.each([
    [1, 'Only 1 car of this model was sold from August 2026 to October 2026: too few to compare.'],
    [7, 'Only 7 cars of this model were sold from August 2026 to October 2026: too few to compare.'],
  ])('is only the number if too few were sold: %i [MKT-1]', async (sold, text) => {
    const shown = await openPlace({ sold, scale: 'tooFew', cheaper: null, newer: null, fewerKm: null });
    expect(shown).toHaveTextContent(text);
    expect(within(shown).queryByRole('list')).not.toBeInTheDocument();
    expect(shown).not.toHaveTextContent('$');
  });

  it.each([
    [false, 'Its cleared price of $17,211 is compared with sold prices.'],
    [true, 'Its highest cleared price, $17,211, is compared with sold prices.'],
  ])('names the landed price that it compares, of a range: %s [MKT-1]', async (isRange, text) => {
    expect(await openPlace({}, { isRange })).toHaveTextContent(text);
  });

  it.each([
    [{ quarter: 2, soldSince: 12, priceChange: null }, 'figures of 12 more sales published'],
    [{ quarter: 2, soldSince: 1, priceChange: -500 }, 'figures of 1 more sale published, asking price lowered by $500'],
    [{ quarter: 2, soldSince: null, priceChange: 700 }, 'asking price raised by $700'],
    [{ quarter: 2, soldSince: 0, priceChange: 700 }, 'asking price raised by $700'],
  ])('says why the quarter by price has changed: %j', async (placeChange, reasons) => {
    expect(await openPlace({}, { placeChange })).toHaveTextContent(
      `30 days ago it was in the second cheapest quarter. Since then: ${reasons}.`,
    );
  });

  it('names no reason for another quarter if the new months have no sales', async () => {
    const shown = await openPlace({}, { placeChange: { quarter: 2, soldSince: 0, priceChange: null } });
    expect(shown).toHaveTextContent('30 days ago it was in the second cheapest quarter.');
    expect(shown).not.toHaveTextContent('Since then');
  });

  it('says nothing of 30 days ago if the quarter is the same', async () => {
    expect(await openPlace({})).not.toHaveTextContent('30 days ago');
  });

  it('leaves out the price of a car without a landed price [MKT-1]', async () => {
    const shown = await openPlace({ cheaper: null }, { landed: null });
    expect(items(shown)).toHaveLength(2);
    expect(shown).not.toHaveTextContent('cleared price');
  });

  it('claims no market value [MKT-1]', async () => {
    await openPlace({});
    expect(await section()).not.toHaveTextContent(/market value|worth/i);
  });

  it.each([
    ['georgia', 'Sales of this model in Georgia, by month', '/sales/detail/month/byd-seal'],
    ['azerbaijan', 'Sales of this model in Azerbaijan, by month', '/sales/detail/month/byd-seal?location=azerbaijan'],
  ] as const)('links to the sales of the model in %s', async (country, name, address) => {
    await open([marketBeside({ country })], { site: { country } });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', address);
  });
});

describe('import or buy here', () => {
  const vehicle = async (change: Parameters<typeof localVehicle>[0], market: Partial<MarketBeside> = {}) => {
    await open([marketBeside({ ...market, vehicles: [localVehicle(change)] })]);
    return block('Import or buy here');
  };

  it('links to vehicles of the model, with the differences in price, kilometres and days [MKT-2]', async () => {
    const shown = await vehicle({});
    expect(within(shown).getByRole('link', { name: '2022 BYD Seal' })).toHaveAttribute('href', '/detail/200001');
    expect(shown).toHaveTextContent('Compared with this car: $17,211 cleared, delivered in up to 60 days.');
    expect(shown).toHaveTextContent('Tbilisi · $18,111');
    expect(shown).toHaveTextContent('$900 more · 5,000 km less · up to 60 days sooner');
  });

  it('says that a vehicle costs less and was driven more [MKT-2]', async () => {
    const shown = await vehicle({ priceDifference: -1200, odometerDifference: 12_300 });
    expect(shown).toHaveTextContent('$1,200 less · 12,300 km more');
  });

  it('says that the highest landed price of a range is compared [MKT-2]', async () => {
    expect(await vehicle({}, { isRange: true })).toHaveTextContent('at most $17,211 cleared');
  });

  it.each([
    [false, 'customs not cleared, so the price is not compared'],
    [null, 'customs not stated, so the price is not compared'],
  ])('compares no price if the customs clearance is %s [MKT-2]', async (isCleared, text) => {
    expect(await vehicle({ isCleared, priceDifference: null })).toHaveTextContent(`${text} · 5,000 km less`);
  });

  it('says that the landed price is not known [MKT-2]', async () => {
    const shown = await vehicle({ priceDifference: null }, { landed: null });
    expect(shown).toHaveTextContent('This car is delivered in up to 60 days. Its cleared price is unknown.');
    expect(shown).not.toHaveTextContent(/more|customs/);
  });

  it('says that the car cannot be imported [MKT-2]', async () => {
    const shown = await vehicle({ priceDifference: null }, { landed: null, deliveryDays: null });
    expect(shown).toHaveTextContent('This car cannot be imported.');
    expect(shown).not.toHaveTextContent('sooner');
  });
});

describe('selling it again', () => {
  const resale = async (change: Partial<MarketResale>) => {
    await open([marketBeside({ resale: { offers: 80, monthlySales: 71, stockMonths: 1.1, price: null, ...change } })]);
    return block('Selling it again');
  };

  it.each([
    [1.1, '1.1 months.'],
    [1, '1 month.'],
  ])('shows %d months of stock with the figures behind them [MKT-3]', async (stockMonths, months) => {
    expect(await resale({ price: null, stockMonths })).toHaveTextContent(
      `From August 2026 to October 2026, 71 cars of this model were sold a month on average. On offer: 80, stock for ${months}`,
    );
  });

  it.each([
    [0.0335, '$18,500, 3.4% more than from May 2026 to July 2026 ($17,900).'],
    [-0.0335, '$18,500, 3.4% less than from May 2026 to July 2026 ($17,900).'],
    [0.0001, '$18,500, the same as from May 2026 to July 2026.'],
  ])('shows a change of the median price of %d [MKT-3]', async (change, text) => {
    const shown = await resale({ price: { now: 18_500, before: 17_900, change } });
    expect(shown).toHaveTextContent(`The median sold price of these months is ${text}`);
  });
});

describe('the market beside a car', () => {
  it('is that of the visitor’s country, in their language and currency', async () => {
    const azerbaijan = marketBeside({ country: 'azerbaijan', deliveryDays: 60 });
    await open([silentMarket(), azerbaijan], { lang: 'ge', currency: 'GEL', site: { country: 'azerbaijan' } });
    const shown = await section('ეს ავტომობილი ადგილობრივ ბაზარზე');
    expect(shown).toHaveTextContent('აზერბაიჯანში გაყიდულებს შორის');
    expect(shown).toHaveTextContent('აგვისტო 2026 – ოქტომბერი 2026');
    expect(shown).toHaveTextContent('900 ₾-ით ძვირი · გარბენი 5 000 კმ-ით ნაკლები · მაქს. 60 დღით ადრე');
  });

  it('leaves out blocks without data [MKT-1] [MKT-2] [MKT-3]', async () => {
    await open([marketBeside({ vehicles: [], resale: null })]);
    expect(within(await section()).getAllByRole('heading', { level: 3 })).toHaveLength(1);
  });

  it('is absent if nothing is known', async () => {
    await open([silentMarket()]);
    await screen.findByRole('rowheader', { name: 'Wheelbase' });
    expect(screen.queryByRole('heading', { name: 'The market beside this car' })).not.toBeInTheDocument();
  });

  it('is marked as demo data [SAL-10]', async () => {
    await open([marketBeside()], {}, usedCar({ isDemo: true }));
    expect(await section()).toHaveTextContent('Demo: the sales figures and cars are examples.');
  });

  it('is not marked as demo data for a real car', async () => {
    await open([marketBeside()]);
    expect(await section()).not.toHaveTextContent('Demo');
  });

  it('reports a failed load', async () => {
    await open(fails);
    expect(await screen.findByText('The market figures did not load')).toBeInTheDocument();
  });
});
