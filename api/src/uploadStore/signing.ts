import { createHmac, randomBytes } from 'node:crypto';
import type { Db } from '../database/database';
import { settingOf } from '../database/settingOf';

/** Returns the key that signs URLs of the file store. */
export const signingKeyOf = (db: Db): Promise<string> =>
  settingOf(db, 'uploadKey', async () => randomBytes(32).toString('base64url'));

/** Signs the fields of a URL. As JSON, so that fields cannot be confused. */
export const sign = (secret: string, fields: readonly string[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(fields)).digest('base64url');
