import { randomBytes, randomInt } from 'node:crypto';
import type { Example } from './example';

const clientId = '0123456789abcdef0123456789abcdef';

export const prizeExamples = {
  prizeInfo: { parameter: { clientId } },
  prizeList: { parameter: {} },
  drawPrize: {
    parameter: { name: 'Nino Beridze', email: 'reader@example.com', telephone: '+995 32 2 555 01 10', clientId },
    // A person may enter once only.
    prepare: async () => {
      const newClient = randomBytes(16).toString('hex');
      return {
        parameter: {
          clientId: newClient,
          email: `reader-${newClient}@example.com`,
          telephone: `+1 555 ${String(randomInt(10_000_000, 100_000_000))}`,
        },
      };
    },
  },
} satisfies Record<string, Example>;
