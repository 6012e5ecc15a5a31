import type { Db } from '../../database/database';
import { Refusal } from '../../envelope/refusal';
import { isCode, unknownCode } from './code';
import { codeReasons } from './reasons';
import type { TryKey } from './repository';
import { findLockEnd, clearTries, uncountTry, networkKeyOf, spendCode, takeCode, countTry } from './repository';

const minuteMs = 60_000;

/** The purpose of a mailed code: 1 sign in, 2 change of the e-mail address, 3 deletion of the account. */
export type Purpose = 1 | 2 | 3;

/** Refuses if wrong codes for the address have locked the network that they came from. */
export const refuseLocked = async (db: Db, key: TryKey, now: Date): Promise<void> => {
  const end = await findLockEnd(db, key, now);
  if (end !== undefined) {
    throw new Refusal(codeReasons.locked(Math.ceil((end.getTime() - now.getTime()) / minuteMs)));
  }
};

/** Uses the code up, in the transaction of the action that it confirms. Refuses if another call was faster. */
export type SpendCode = (transaction: Db) => Promise<void>;

export interface EnteredCode {
  readonly email: string;
  readonly code: string;
  readonly purpose: Purpose;
  /** The caller's network, as it is counted for rate limits. */
  readonly network: string;
}

/**
 * Compares a code with the one that was mailed to an address for a purpose. Five wrong codes within 15 minutes of each
 * other lock their network for that address for 15 minutes. After ten wrong codes from other networks, a code works
 * only in the network that requested it. Every try costs one comparison, even if no code was sent: neither the answer
 * nor its time reveals anything about an address.
 */
export const checkCode = async (
  db: Db,
  { email, code, purpose, network }: EnteredCode,
  now: Date,
): Promise<SpendCode> => {
  const key = { email, networkKey: networkKeyOf(email, network) };
  if (!(await countTry(db, key, now))) {
    await refuseLocked(db, key, now);
    throw new Refusal(codeReasons.wrong);
  }
  const stored = await takeCode(db, key, purpose);
  if (!(await isCode(code, stored?.codeHash ?? unknownCode)) || stored === undefined) {
    throw new Refusal(codeReasons.wrong);
  }
  if (stored.expiresAt <= now) {
    await uncountTry(db, key);
    throw new Refusal(codeReasons.expired);
  }
  await clearTries(db, key);
  return async (transaction) => {
    if (!(await spendCode(transaction, stored))) throw new Refusal(codeReasons.wrong);
  };
};
