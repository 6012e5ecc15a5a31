import type { Db } from '../../database/database';
import { Refusal } from '../../envelope/refusal';
import { isCode, unknownCode } from './code';
import { codeReasons } from './reasons';
import { findCode, findLockEnd, forgetTries, giveTryBack, takeTry, spendCode } from './repository';

const minuteMs = 60_000;

/** What a code was mailed for: 1 sign in, 2 change of the e-mail address. */
export type Purpose = 1 | 2;

/** Refuses where wrong codes have locked the address. */
export const refuseLocked = async (db: Db, email: string, now: Date): Promise<void> => {
  const end = await findLockEnd(db, email, now);
  if (end !== undefined) {
    throw new Refusal(codeReasons.locked(Math.ceil((end.getTime() - now.getTime()) / minuteMs)));
  }
};

/** Uses the code up; to be called in the transaction that does what the code is for. Refuses where somebody was faster. */
export type SpendCode = (transaction: Db) => Promise<void>;

/**
 * Compares a code with the one that was mailed to an address for a purpose. After five wrong ones within 15 minutes of
 * each other the address is locked for 15 minutes. Every try costs one comparison, also where no code was ever sent, so
 * that neither answer nor time tells what is known of an address.
 */
export const checkCode = async (
  db: Db,
  { email, code, purpose }: { readonly email: string; readonly code: string; readonly purpose: Purpose },
  now: Date,
): Promise<SpendCode> => {
  if (!(await takeTry(db, email, now))) {
    await refuseLocked(db, email, now);
    throw new Refusal(codeReasons.wrong);
  }
  const stored = await findCode(db, email, purpose);
  if (!(await isCode(code, stored?.codeHash ?? unknownCode)) || stored === undefined) {
    throw new Refusal(codeReasons.wrong);
  }
  if (stored.expiresAt <= now) {
    await giveTryBack(db, email);
    throw new Refusal(codeReasons.expired);
  }
  await forgetTries(db, email);
  return async (transaction) => {
    if (!(await spendCode(transaction, stored))) {
      throw new Refusal(codeReasons.wrong);
    }
  };
};
