import type { Example } from './example';

export const friendshipExamples = {
  getFinderFriendship: { parameter: {} },
} satisfies Record<string, Example>;
