import { randomUUID } from 'node:crypto';
import { users } from '../database/schema';
import { openSession } from '../modules/sessions/repository';
import type { TestServer } from './server';

export interface SignedInUser {
  readonly userId: number;
  readonly token: string;
}

/** A new user with a session. `now` in unix milliseconds. */
export const signedInUser = async ({ database: { db } }: TestServer, now = Date.now()): Promise<SignedInUser> => {
  const createdAt = new Date(now);
  const [user] = await db
    .insert(users)
    .values({ email: `${randomUUID()}@example.com`, createdAt, signedInAt: createdAt })
    .returning({ id: users.id });
  if (user === undefined) {
    throw new Error('no user was made');
  }
  return { userId: user.id, token: await openSession(db, user.id, createdAt) };
};
