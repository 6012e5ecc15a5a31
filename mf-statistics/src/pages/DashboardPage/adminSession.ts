import { useEffect } from 'react';
import { boolean, nullable, object, string } from 'valibot';
import { parserOf } from '@caravan/shared/contracts';
import { errorCodes } from '@caravan/shared/contracts/calls';
import { storedValue } from '@caravan/shared/storage';

/** The credentials that dashboard calls send instead of the password. */
export interface AdminSession {
  readonly username: string;
  /** Token of `adminLogin`. */
  readonly token: string;
}

/** Stores whether the admin is logged in in this browser. It grants no access, because the server decides. */
const isAdmin = storedValue('isAdmin', parserOf(boolean()), false);

/**
 * Shared by all tabs, which follow a login or logout in another tab. The server ends it after 15 minutes without a
 * call.
 */
const session = storedValue('caravan:admin', parserOf(nullable(object({ username: string(), token: string() }))), null);

export const openAdminSession = (newSession: AdminSession): void => {
  session.write(newSession);
  isAdmin.write(true);
};

export const closeAdminSession = (): void => {
  session.write(null);
  isAdmin.write(false);
};

const isEndOfSession = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === errorCodes.wrongAdmin;

/** Closes the session if one of these errors of calls says that the server has ended it. The login then appears. */
export const useSessionEnd = (...errors: readonly unknown[]): void => {
  const hasEnded = errors.some(isEndOfSession);
  useEffect(() => {
    if (hasEnded) closeAdminSession();
  }, [hasEnded]);
};

/** Returns the current session. Null on the server and without a login. */
export const useAdminSession = (): AdminSession | null => {
  const isLoggedIn = isAdmin.use();
  const storedSession = session.use();
  return isLoggedIn ? storedSession : null;
};
