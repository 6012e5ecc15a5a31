import type { Example } from './example';

const market = { location: 'georgia' };
const model = { modelId: 'toyota-prius', location: 'georgia' };

export const statisticsExamples = {
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
} satisfies Record<string, Example>;
