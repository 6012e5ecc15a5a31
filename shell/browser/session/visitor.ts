import { randomId } from '@caravan/shared/store';
import type { Visitor } from '@caravan/shared/site';
import type { SafeStorage } from '@caravan/shared/storage';

const CLIENT_ID = /^[0-9a-f]{32}$/;

/** The visitor's browser: its id is made once and kept (SHELL-10); the identity is the one an `?accountId` led to (SHELL-9). */
export const visitorOf = (storage: SafeStorage): (() => Visitor) => {
  const kept = storage.get('clientId') ?? '';
  const clientId = CLIENT_ID.test(kept) ? kept : randomId();
  if (clientId !== kept) storage.set('clientId', clientId);
  return () => {
    const identityId = storage.get('identityId');
    return identityId ? { clientId, identityId } : { clientId };
  };
};
