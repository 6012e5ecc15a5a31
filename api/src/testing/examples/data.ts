import type { Example } from './example';

export const dataExamples = {
  hotModelList: { parameter: { location: 'georgia', timeType: 2 } },
  saleAnalysis: { parameter: { location: 'georgia', type: 1 } },
  rankList: { parameter: { size: 10, current: 1, rankType: 11 } },
} satisfies Record<string, Example>;
