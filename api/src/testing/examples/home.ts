import type { Example } from './example';

export const homeExamples = {
  vehicleTops: { parameter: {} },
  newsList: { parameter: {} },
  weekList: { parameter: { modelId: 'toyota-prius', location: 'georgia', type: 2 } },
  modelList: { parameter: { location: 'georgia' } },
  homeModelTree: { parameter: {} },
} satisfies Record<string, Example>;
