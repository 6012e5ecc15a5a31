import type { Example } from './example';

export const usedCarExamples = {
  hotBrandList: { parameter: {} },
  usedCarPage: { parameter: { size: 10, current: 1 } },
} satisfies Record<string, Example>;
