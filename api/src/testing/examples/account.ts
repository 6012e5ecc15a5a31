import { randomUUID } from 'node:crypto';
import type { Example } from './example';

export const accountExamples = {
  sendEmailCode: {
    parameter: { email: 'reader@example.com', verifyCodeType: 1 },
    // An address gets one code a minute.
    prepare: async () => ({ parameter: { email: `reader-${randomUUID()}@example.com` } }),
  },
} satisfies Record<string, Example>;
