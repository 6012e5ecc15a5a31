import { errorCodes } from '@caravan/shared/contracts/calls';
import type { Deps } from '../../deps';
import type { CallContext } from '../../envelope/context';
import { reasonOf, Refusal } from '../../envelope/refusal';
import { clearTries, keysOf, countTry } from './attempts';
import { type Admin, findAdmin, credentialsHashOf } from './identity';
import { readBrowserId } from './browserCookie';
import { isPassword } from '../../credentials/password';
import { isTokenLike, renewAdminToken } from './tokens';

const adminReasons = {
  incorrect: reasonOf(errorCodes.wrongAdmin, 'admin.incorrect'),
  ended: reasonOf(errorCodes.wrongAdmin, 'admin.ended'),
  locked: (seconds: number) => reasonOf(errorCodes.tooMany, 'admin.locked', { seconds }),
};

export type Caller = Pick<CallContext, 'address' | 'cookies'>;

export interface Credentials {
  readonly username: string;
  /** The password, or a token where the call takes one. */
  readonly password: string;
}

/**
 * Refuses a wrong name or password. Also refuses every login from a network with many failures, or under a name with
 * very many, unless the browser is known.
 */
export const checkPassword = async (
  { db, config, now }: Deps,
  { username, password }: Credentials,
  { address, cookies }: Caller,
): Promise<Admin> => {
  const admin = await findAdmin(db, config, username);
  const time = new Date(now());
  const keys = keysOf(username, address, readBrowserId(admin, cookies, time));
  // Counted before the slow hash, so that guessing costs the server little.
  const secondsLeft = await countTry(db, keys, time);
  if (secondsLeft > 0) throw new Refusal(adminReasons.locked(secondsLeft));
  if (!(await isPassword(password, admin.passwordHash))) throw new Refusal(adminReasons.incorrect);
  await clearTries(db, keys);
  return admin;
};

/**
 * Refuses a token of another admin or one that has expired. Tokens keep working while logins under the name are locked.
 */
export const checkToken = async ({ db, config, now }: Deps, { username, password }: Credentials): Promise<Admin> => {
  const admin = await findAdmin(db, config, username);
  if (!(await renewAdminToken(db, password, credentialsHashOf(admin), new Date(now())))) {
    throw new Refusal(adminReasons.ended);
  }
  return admin;
};

/** Returns the admin that calls, and refuses every other caller. The password may be a token of `adminLogin`. */
export const authorise = (deps: Deps, credentials: Credentials, caller: Caller): Promise<Admin> =>
  isTokenLike(credentials.password) ? checkToken(deps, credentials) : checkPassword(deps, credentials, caller);
