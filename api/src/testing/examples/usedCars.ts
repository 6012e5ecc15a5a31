import type { Example } from './example';

export const usedCarExamples = {
  hotBrandList: { parameter: {} },
  getUsedCarInfo: { parameter: { id: '100001' } },
  usedCarFacets: { parameter: { filters: { energy: ['electric'], priceMax: 60_000, in: 'GEL' } } },
  usedCarSuggest: { parameter: { keyword: 'white toyo' } },
  usedCarPage: { parameter: { size: 10, current: 1 } },
  usedCarsLike: { parameter: { id: '100001' } },
  usedCarsLikeLanded: { parameter: { id: '100001', country: 'georgia' } },
  carMarket: { parameter: { id: '100001' } },
  landedPrice: { parameter: { id: '100001' } },
  landedCalculation: {
    parameter: {
      price: 9000,
      year: 2021,
      month: 5,
      fuel: 'petrol',
      engine: 1998,
      steering: 'left',
      declaredOn: '2026-12-01',
    },
  },
} satisfies Record<string, Example>;
