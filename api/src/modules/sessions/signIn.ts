import type { Db } from '../../database/database';
import type { Language } from '@caravan/shared/terms';
import { findOrCreateUser, type VerifiedPerson } from '../users/repository';
import { userInfoOf } from '../users/userInfo';
import { openSession } from '../../credentials/sessions';

export interface SignInOptions {
  readonly person: VerifiedPerson;
  readonly identityId: string | undefined;
  readonly language: Language;
  readonly now: Date;
  /** Uses up the proof of identity in the same transaction: only if a session opens. */
  readonly spendProof: (transaction: Db) => Promise<void>;
}

/** Signs in a person whose proof is valid: creates the account if there is none, and opens a session. */
export const signIn = (db: Db, { person, identityId, language, now, spendProof }: SignInOptions) =>
  db.transaction(async (transaction) => {
    await spendProof(transaction);
    const user = await findOrCreateUser(transaction, person, now);
    const token = await openSession(transaction, user.id, now, identityId);
    return { token, userInfo: userInfoOf(user, language) };
  });
