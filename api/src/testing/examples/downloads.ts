import type { Example } from './example';

export const downloadExamples = { downloadList: { parameter: {} } } satisfies Record<string, Example>;
