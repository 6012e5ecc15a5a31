import { createHmac } from 'node:crypto';

/**
 * The key of the processes that draw pages, in which the code of sections runs. It is made of INTERNAL_KEY and does not tell it. With
 * it the API answers calls that only read without counting them, and does nothing more.
 */
export const pagesKeyOf = (internalKey: string): string =>
  createHmac('sha256', internalKey).update('pages').digest('base64url');
