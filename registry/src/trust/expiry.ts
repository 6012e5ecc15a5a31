import type { RegistryDocument } from '@caravan/shared/contracts';

const DAY_MS = 86_400_000;

/** Milliseconds that a document is valid. */
const LIFETIME_MS = 7 * DAY_MS;
/** Milliseconds left from which on a document is due for renewal: it is renewed once a day. */
const RENEW_BELOW_MS = LIFETIME_MS - DAY_MS;

/** Returns the expiry of a document that `registry.key` signs now. */
export const newExpiry = (): string => new Date(Date.now() + LIFETIME_MS).toISOString();

/** Returns the time until a document expires in milliseconds, which is negative if it has expired or has no expiry. */
const leftOf = ({ expires = '' }: RegistryDocument): number => (Date.parse(expires) || 0) - Date.now();

/** Returns a message if a document has expired or has no expiry, else null. */
export const expiryFault = (document: RegistryDocument): string | null => {
  if (leftOf(document) > 0) return null;
  const { sequence, expires } = document;
  return `registry ${sequence} ${expires === undefined ? 'has no field expires' : `expired at ${expires}`} (the holder of registry.key renews it: npm run renew)`;
};

/** Returns whether a document should be renewed. */
export const isRenewalDue = (document: RegistryDocument): boolean => leftOf(document) < RENEW_BELOW_MS;
