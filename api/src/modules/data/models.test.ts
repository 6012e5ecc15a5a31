import * as calls from '@caravan/shared/contracts/calls';
import { pathOf } from '@caravan/shared/contracts/calls';
import { addDays, addMonths, siteDay, mondayOf, newestMonth } from '@caravan/shared/terms';
import { setUpTestServer } from '../../testing/setUpTestServer';
import { suiteNow } from '../../testing/suiteClock';

const server = setUpTestServer({ isSeeded: true });

const georgian = /\p{Script=Georgian}/u;
const camry = { modelId: 'toyota-camry', location: 'georgia' } as const;

describe('modelTree', () => {
  it('lists the models of a market by brand in alphabetical order [PMS-1]', async () => {
    const tree = await server.call(calls.modelTree, { location: 'georgia' });
    const brandNames = tree.map(({ brandName }) => brandName);
    expect(brandNames).toEqual(brandNames.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
    expect(new Set(brandNames).size).toBe(brandNames.length);
    expect(tree.find(({ brandName }) => brandName === 'Tesla')).toEqual({
      brandName: 'Tesla',
      logo: '/media/brands/tesla.svg',
      models: [
        { modelId: 'tesla-model-3', modelName: 'Model 3' },
        { modelId: 'tesla-model-y', modelName: 'Model Y' },
      ],
    });
  });

  it('lists only models that the market sells', async () => {
    const georgia = await server.call(calls.modelTree, { location: 'georgia' });
    const azerbaijan = await server.call(calls.modelTree, { location: 'azerbaijan' });
    expect(georgia.map(({ brandName }) => brandName)).not.toContain('Ravon');
    expect(azerbaijan.map(({ brandName }) => brandName)).toContain('Ravon');
  });
});

describe('salePriceTrends', () => {
  it('compares each period with the year before and accepts a month [PMS-1]', async () => {
    const requestedMonth = addMonths(newestMonth(siteDay(suiteNow())), -7);
    const now = await server.call(calls.salePriceTrends, { ...camry, type: 1 });
    const then = await server.call(calls.salePriceTrends, { ...camry, type: 1, month: requestedMonth });
    const lari = await server.call(calls.salePriceTrends, { ...camry, type: 1 }, { currency: 'GEL' });
    expect(now.saleList.map(({ value2 }) => value2).slice(12)).toEqual(
      now.saleList.map(({ value }) => value).slice(0, 12),
    );
    expect(now.saleList.at(-1)?.value2).toBeGreaterThan(0);
    expect(then.saleList.at(-1)?.name).toBe(requestedMonth);
    expect(then.saleList.slice(7).map(({ value }) => value)).toEqual(
      now.saleList.slice(0, 17).map(({ value }) => value),
    );
    expect(lari.saleList.map(({ value3 }) => value3)).toEqual(
      now.saleList.map(({ value3 }) => Math.round((value3 ?? 0) * 2.7)),
    );
  });
});

describe('modelAnalysis', () => {
  it('describes the charts in the language and currency of the call [PMS-2]', async () => {
    const english = await server.call(calls.modelAnalysis, camry);
    const local = await server.call(calls.modelAnalysis, camry, { lang: 'ge', currency: 'GEL' });
    const { saleList } = await server.call(calls.salePriceTrends, { ...camry, type: 1 });
    const highest = (list: readonly { readonly name: string; readonly value: number }[]) =>
      list.reduce((best, bar) => (bar.value > best.value ? bar : best)).name;
    const median = saleList.at(-1)?.value3 ?? 0;
    expect(english.priceText).toContain(`cars is $${median.toLocaleString('en')}.`);
    expect(english.priceText).toContain(`most common price is ${highest(english.priceList)} (`);
    expect(english.runText).toMatch(/cars is about \d+,000\u00A0km\./);
    expect(english.runText).toContain(`most common mileage is ${highest(english.runList)} (`);
    expect(english.yearText).toContain(` is ${highest(english.yearList)} (`);
    for (const text of [local.priceText, local.runText, local.yearText]) {
      expect(text).toMatch(georgian);
      expect(text).not.toMatch(/[a-z$]/i);
    }
    expect(local.priceText).toContain(highest(local.priceList));
    expect(local.runText).toContain(highest(local.runList));
    const [units, localUnits] = [english, local].map(({ priceList, runList, yearList }) =>
      [...priceList, ...runList, ...yearList].map(({ value }) => value),
    );
    expect(localUnits).toEqual(units);
  });

  it('has bars without gaps, with rounded bounds in lari', async () => {
    const { priceList, runList, yearList } = await server.call(calls.modelAnalysis, camry, { currency: 'GEL' });
    const boundsOf = (list: readonly { readonly name: string }[]) =>
      list.map(({ name }) => name.split('–').map((bound) => Number(bound.replace(/\D/g, ''))));
    for (const bounds of [boundsOf(priceList), boundsOf(runList)]) {
      expect(bounds.slice(1).map(([from]) => from)).toEqual(bounds.slice(0, -1).map(([, to]) => to));
    }
    expect(
      boundsOf(priceList)
        .flat()
        .every((bound) => bound % 50 === 0),
    ).toBe(true);
    const years = yearList.map(({ name }) => Number(name));
    expect(years).toEqual(years.map((_, index) => (years[0] ?? 0) + index));
  });

  it('returns the requested week or month and is empty before the data', async () => {
    const requestedMonth = addMonths(siteDay(suiteNow()).slice(0, 7), -5);
    const monday = mondayOf(addDays(`${addMonths(requestedMonth, 1)}-01`, -4));
    expect((await server.call(calls.modelAnalysis, { ...camry, month: requestedMonth })).timeRange).toBe(
      requestedMonth,
    );
    expect((await server.call(calls.modelAnalysis, { ...camry, type: 2, month: requestedMonth })).timeRange).toBe(
      `${monday} – ${addDays(monday, 6)}`,
    );
    expect(await server.call(calls.modelAnalysis, { ...camry, month: '2001-01' })).toMatchObject({
      timeRange: '',
      priceList: [],
      priceText: '',
    });
  });
});

describe('g2ModelStatistic', () => {
  it('returns the days of the model in a title, at its own path [EMB-1]', async () => {
    expect(pathOf(calls.g2ModelStatistic)).toBe('/tech/data/auctionModelStatistic');
    for (const location of ['georgia', 'azerbaijan'] as const) {
      expect(await server.call(calls.g2ModelStatistic, { title: '2018 TOYOTA CAMRY SE', location })).toEqual(
        await server.call(calls.dayModelStatistic, { ...camry, location }),
      );
    }
  });
});
