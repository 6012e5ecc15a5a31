import type { Example } from './example';

const market = { location: 'georgia' };
const model = { modelId: 'toyota-prius', location: 'georgia' };
const clientId = '0123456789abcdef0123456789abcdef';

/** Calls about the content of the site, which need no preparation. */
export const contentExamples = {
  vehicleTops: { parameter: {} },
  newsList: { parameter: {} },
  weekList: { parameter: { modelId: 'toyota-prius', location: 'georgia', type: 2 } },
  modelList: { parameter: { location: 'georgia' } },
  homeModelTree: { parameter: {} },
  hotBrandList: { parameter: {} },
  getUsedCarInfo: { parameter: { id: '100001' } },
  usedCarFacets: { parameter: { filters: { energy: ['electric'], priceMax: 60_000, in: 'GEL' } } },
  usedCarSuggest: { parameter: { keyword: 'white toyo', filters: { energy: ['electric'] } } },
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
  carCompare: { parameter: { carIds: ['100001', '100002', '100003'] } },
  hotModelList: { parameter: { location: 'georgia', timeType: 2 } },
  saleAnalysis: { parameter: { location: 'georgia', type: 1 } },
  modelTree: { parameter: { location: 'georgia' } },
  salePriceTrends: { parameter: { modelId: 'toyota-prius', location: 'georgia', type: 2 } },
  modelAnalysis: { parameter: { modelId: 'toyota-prius', location: 'georgia' } },
  g2ModelStatistic: { parameter: { title: '2017 TOYOTA PRIUS TWO', location: 'georgia' } },
  trendList: { parameter: { seriesId: 'byd-seagull' } },
  rankList: { parameter: { size: 10, current: 1, rankType: 11 } },
  homeStatistic: { parameter: market },
  auctionModelStatistic: { parameter: { title: '2017 TOYOTA PRIUS TWO', location: 'georgia' } },
  downTopStatistic: { parameter: market },
  weekDownStatistic: { parameter: market },
  monthConsumerAnalysis: { parameter: market },
  weekConsumerAnalysis: { parameter: market },
  monthSoldStatistic: { parameter: market },
  weekSoldStatistic: { parameter: market },
  modelViewStatistic: { parameter: model },
  dayModelStatistic: { parameter: model },
  getFinderFriendship: { parameter: {} },
  getFinderFriendshipDetail: { parameter: { lang: 'en', id: '402' } },
  argumentDetail: { parameter: { id: '402' } },
  collect: { parameter: { advId: '402', clientId, type: 1 } },
  downloadList: { parameter: {} },
} satisfies Record<string, Example>;
