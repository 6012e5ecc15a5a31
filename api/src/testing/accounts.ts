import { randomUUID } from 'node:crypto';
import { getLoginOptions, sendEmailCode } from '@caravan/shared/contracts/calls';
import { desc, eq } from 'drizzle-orm';
import { devMails } from '../database/schema';
import { localPaths } from '../modules/openId/local/addresses';
import { openSession } from '../credentials/sessions';
import { findOrCreateUser } from '../modules/users/repository';
import { type CallOptions } from './client';
import type { TestServer } from './server';

/** Returns an e-mail address that no test uses yet. */
export const newAddress = (): string => `user-${randomUUID()}@example.com`;

/** Creates a user and a session directly in the database. */
export const signedInAs = async ({ database: { db } }: TestServer, email = newAddress(), now = new Date()) => {
  const user = await findOrCreateUser(db, { email }, now);
  return { user, token: await openSession(db, user.id, now) };
};

export type SignedIn = Awaited<ReturnType<typeof signedInAs>>;

/** Reads the code in the latest mail to an address. */
export const codeMailedTo = async ({ database: { db } }: TestServer, email: string): Promise<string> => {
  const mails = db.select().from(devMails).where(eq(devMails.recipient, email)).orderBy(desc(devMails.id)).limit(1);
  return /\d{6}/.exec((await mails)[0]?.body ?? '')?.[0] ?? '';
};

/** Returns another code than the mailed one. */
export const differentCode = (code: string, step = 1): string =>
  String((Number(code) + step) % 1_000_000).padStart(6, '0');

/** Requests a code by the call, and reads it in the development inbox. */
export const askForCode = async (
  server: TestServer,
  email: string,
  verifyCodeType: 1 | 2 | 3 = 1,
  options: CallOptions = {},
): Promise<string> => {
  await server.call(sendEmailCode, { email, verifyCodeType }, options);
  return codeMailedTo(server, email.trim().toLowerCase());
};

const serverOrigins = new WeakMap<TestServer, Promise<string>>();

/** Makes a server listen on a free port, once. The keys of the local identity provider are fetched over HTTP. */
export const listen = (server: TestServer): Promise<string> => {
  const origin = serverOrigins.get(server) ?? server.app.listen({ port: 0, host: '127.0.0.1' });
  serverOrigins.set(server, origin);
  return origin;
};

export interface ProviderAccount {
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

/** Gets an ID token from the sign-in page of the local provider, with a nonce of the site, like a browser. */
export const localTokenFor = async (
  server: TestServer,
  { email, firstName = '', lastName = '' }: ProviderAccount,
  options: CallOptions = {},
): Promise<string> => {
  await listen(server);
  const { provider } = await server.call(getLoginOptions, {}, options);
  const query = new URLSearchParams({
    client_id: provider?.clientId ?? '',
    nonce: provider?.nonce ?? '',
    email,
    given_name: firstName,
    family_name: lastName,
  });
  const { headers } = await server.app.inject(`${localPaths.token}?${query.toString()}`);
  return /#id_token=(.+)$/.exec(headers.location ?? '')?.[1] ?? '';
};
