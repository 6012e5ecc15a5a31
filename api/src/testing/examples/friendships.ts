import type { Example } from './example';

const clientId = '0123456789abcdef0123456789abcdef';

export const friendshipExamples = {
  getFinderFriendship: { parameter: {} },
  getFinderFriendshipDetail: { parameter: { lang: 'en', id: '402' } },
  argumentDetail: { parameter: { id: '402' } },
  collect: { parameter: { advId: '402', clientId, type: 1 } },
} satisfies Record<string, Example>;
