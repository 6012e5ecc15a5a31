import { createHmac } from 'node:crypto';

/**
 * Returns the API key of render workers, which run code of remotes. It is derived from INTERNAL_KEY and does not reveal it. The key only
 * exempts calls that read from the API's rate limit.
 */
export const pagesKeyOf = (internalKey: string): string =>
  createHmac('sha256', internalKey).update('pages').digest('base64url');
