import type { Example } from './example';

export const homeExamples = {
  vehicleTops: { parameter: {} },
  newsList: { parameter: {} },
  weekList: { parameter: { modelId: 'toyota-prius', location: 'georgia', type: 2 } },
} satisfies Record<string, Example>;
