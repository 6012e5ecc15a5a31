import type { Db } from '../../database/database';
import { Refusal } from '../../envelope/refusal';
import { isCode, unknownCode } from './code';
import { codeReasons } from './reasons';
import type { TryKey } from './repository';
import { findLockEnd, forgetTries, giveTryBack, networkKeyOf, spendCode, takeCode, takeTry } from './repository';

const minuteMs = 60_000;

/** What a code was mailed for: 1 sign in, 2 change of the e-mail address, 3 deletion of the account. */
export type Purpose = 1 | 2 | 3;

/** Refuses where wrong codes for the address have locked the network that they came from. */
export const refuseLocked = async (db: Db, key: TryKey, now: Date): Promise<void> => {
  const end = await findLockEnd(db, key, now);
  if (end !== undefined) {
    throw new Refusal(codeReasons.locked(Math.ceil((end.getTime() - now.getTime()) / minuteMs)));
  }
};

/** Uses the code up; to be called in the transaction that does what the code is for. Refuses where somebody was faster. */
export type SpendCode = (transaction: Db) => Promise<void>;

export interface GivenCode {
  readonly email: string;
  readonly code: string;
  readonly purpose: Purpose;
  /** Where it comes from, as calls are counted. */
  readonly network: string;
}

/**
 * Compares a code with the one that was mailed to an address for a purpose. After five wrong ones within 15 minutes of
 * each other the network that they come from is locked for that address for 15 minutes. A code that ten wrong ones came for from
 * other networks than the one that asked for it works for that one alone. Every try costs one comparison, also where no code was ever
 * sent, so that neither answer nor time tells what is known of an address.
 */
export const checkCode = async (
  db: Db,
  { email, code, purpose, network }: GivenCode,
  now: Date,
): Promise<SpendCode> => {
  const key = { email, networkKey: networkKeyOf(email, network) };
  if (!(await takeTry(db, key, now))) {
    await refuseLocked(db, key, now);
    throw new Refusal(codeReasons.wrong);
  }
  const stored = await takeCode(db, key, purpose);
  if (!(await isCode(code, stored?.codeHash ?? unknownCode)) || stored === undefined) {
    throw new Refusal(codeReasons.wrong);
  }
  if (stored.expiresAt <= now) {
    await giveTryBack(db, key);
    throw new Refusal(codeReasons.expired);
  }
  await forgetTries(db, key);
  return async (transaction) => {
    if (!(await spendCode(transaction, stored))) {
      throw new Refusal(codeReasons.wrong);
    }
  };
};
