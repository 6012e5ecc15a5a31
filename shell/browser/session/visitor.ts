import { createRandomId } from '@caravan/shared/store';
import type { Visitor } from '@caravan/shared/site';
import type { SafeStorage } from '@caravan/shared/storage';

const CLIENT_ID = /^[0-9a-f]{32}$/;

/** Returns the visitor: a client id that is created once and stored (SHELL-10), and the identity of an `?accountId` (SHELL-9). */
export const visitorOf = (storage: SafeStorage): (() => Visitor) => {
  const stored = storage.get('clientId') ?? '';
  const clientId = CLIENT_ID.test(stored) ? stored : createRandomId();
  if (clientId !== stored) storage.set('clientId', clientId);
  return () => {
    const identityId = storage.get('identityId');
    return identityId ? { clientId, identityId } : { clientId };
  };
};
