import type { Example } from './example';

export const comparisonExamples = {
  carCompare: { parameter: { carIds: ['100001', '100002', '100003'] } },
} satisfies Record<string, Example>;
