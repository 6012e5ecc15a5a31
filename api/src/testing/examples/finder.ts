import type { Example } from './example';

export const finderExamples = {
  getFinderBrandsV2: { parameter: { lang: 'en' } },
  getFinderVehicles: { parameter: { lang: 'en', size: 12, current: 1 } },
  getFinderTops: { parameter: {} },
} satisfies Record<string, Example>;
