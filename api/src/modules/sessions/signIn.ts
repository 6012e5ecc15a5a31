import type { Db } from '../../database/database';
import type { Language } from '@caravan/shared/terms';
import type { Person } from '../users/repository';
import { enrol } from '../users/repository';
import { userInfoOf } from '../users/userInfo';
import { openSession } from '../../credentials/sessions';

export interface SignIn {
  readonly person: Person;
  readonly identityId: string | undefined;
  readonly language: Language;
  readonly now: Date;
  /** Uses up what the person proved themselves by, in the same transaction: it is used up only where a session opens. */
  readonly spendProof: (transaction: Db) => Promise<void>;
}

/** Signs a person in whose proof was found right: account, where there is none, and session. */
export const signIn = (db: Db, { person, identityId, language, now, spendProof }: SignIn) =>
  db.transaction(async (transaction) => {
    await spendProof(transaction);
    const user = await enrol(transaction, person, now);
    const token = await openSession(transaction, user.id, now, identityId);
    return { token, userInfo: userInfoOf(user, language) };
  });
