import { boolean, nullable, object, string } from 'valibot';
import { fitting } from '@caravan/shared/contracts';
import { storedValue } from '@caravan/shared/storage';

/** What calls of the dashboard send in place of the password. */
export interface AdminSession {
  readonly username: string;
  /** Of `adminLogin`. */
  readonly token: string;
}

/** Whether the admin is logged in in this browser. It opens nothing: the server decides. */
const isAdmin = storedValue('isAdmin', fitting(boolean()), false);

/** Shared by all tabs, which follow a login and a logout in another one. The server ends it after 15 minutes without a call. */
const session = storedValue('caravan:admin', fitting(nullable(object({ username: string(), token: string() }))), null);

export const openAdminSession = (opened: AdminSession): void => {
  session.write(opened);
  isAdmin.write(true);
};

export const closeAdminSession = (): void => {
  session.write(null);
  isAdmin.write(false);
};

/** The session to ask the server with; null on the server and where nobody is logged in. */
export const useAdminSession = (): AdminSession | null => {
  const wasOpened = isAdmin.use();
  const held = session.use();
  return wasOpened ? held : null;
};
