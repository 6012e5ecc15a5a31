import type { Example } from './example';

export const dataExamples = {
  hotModelList: { parameter: { location: 'georgia', timeType: 2 } },
  saleAnalysis: { parameter: { location: 'georgia', type: 1 } },
  modelTree: { parameter: { location: 'georgia' } },
  salePriceTrends: { parameter: { modelId: 'toyota-prius', location: 'georgia', type: 2 } },
  modelAnalysis: { parameter: { modelId: 'toyota-prius', location: 'georgia' } },
  g2ModelStatistic: { parameter: { title: '2017 TOYOTA PRIUS TWO', location: 'georgia' } },
  trendList: { parameter: { seriesId: 'byd-seagull' } },
  rankList: { parameter: { size: 10, current: 1, rankType: 11 } },
} satisfies Record<string, Example>;
