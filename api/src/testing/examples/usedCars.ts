import type { Example } from './example';

export const usedCarExamples = {
  hotBrandList: { parameter: {} },
  getUsedCarInfo: { parameter: { id: '100001' } },
  usedCarFacets: { parameter: { filters: { energy: ['electric'], priceMax: 60_000, in: 'GEL' } } },
  usedCarSuggest: { parameter: { keyword: 'white toyo' } },
  usedCarPage: { parameter: { size: 10, current: 1 } },
  usedCarsLike: { parameter: { id: '100001' } },
} satisfies Record<string, Example>;
