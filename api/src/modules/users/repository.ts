import { and, eq } from 'drizzle-orm';
import type { Currency } from '@caravan/shared/terms';
import type { Db } from '../../database/database';
import { type User, users } from '../../database/schema';
import { randomAvatar } from './avatars';

/** The person who signs in: a verified address and other known data. */
export interface VerifiedPerson {
  readonly email: string;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  /** Account at the identity provider, `issuer subject`. */
  readonly identity?: string;
  /** The currency of a new account: the one that the person sees prices in. */
  readonly currency?: Currency;
}

const findByEmail = async (db: Db, email: string): Promise<User | undefined> => {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user;
};

const findByIdentity = async (db: Db, identity: string | undefined): Promise<User | undefined> => {
  if (identity === undefined) return undefined;
  const [user] = await db.select().from(users).where(eq(users.identity, identity));
  return user;
};

const link = async (db: Db, user: User, identity: string | undefined): Promise<User> => {
  if (identity === undefined || identity === user.identity) return user;
  const [linked] = await db.update(users).set({ identity }).where(eq(users.id, user.id)).returning();
  return linked ?? user;
};

/**
 * Finds the account of a person by the account at the identity provider, else by the address, or creates it. Only one
 * of several callers at once creates it. Call it in a transaction.
 */
export const findOrCreateUser = async (db: Db, person: VerifiedPerson, createdAt: Date): Promise<User> => {
  const { email, identity, firstName = null, lastName = null, currency } = person;
  const existing = await findByIdentity(db, identity);
  if (existing !== undefined) return existing;
  const [created] = await db
    .insert(users)
    .values({
      email,
      identity: identity ?? null,
      firstName,
      lastName,
      avatar: randomAvatar(),
      currency,
      createdAt,
      signedInAt: createdAt,
    })
    .onConflictDoNothing()
    .returning();
  const user = created ?? (await findByIdentity(db, identity)) ?? (await findByEmail(db, email));
  if (user === undefined) {
    throw new Error('could neither create nor find the account of an address');
  }
  return link(db, user, identity);
};

type Changeable = Pick<User, 'avatar' | 'country' | 'firstName' | 'lastName' | 'currency'>;

/** Changes to a user. Undefined fields stay as they are. */
export type UserChanges = { readonly [Name in keyof Changeable]?: Changeable[Name] | undefined };

/** Changes a user. Returns undefined if the user has been deleted. */
export const updateUser = async (db: Db, id: number, changes: UserChanges): Promise<User | undefined> => {
  const hasChanges = Object.values(changes).some((value) => value !== undefined);
  const [user] = hasChanges
    ? await db.update(users).set(changes).where(eq(users.id, id)).returning()
    : await db.select().from(users).where(eq(users.id, id));
  return user;
};

/**
 * Changes the address of a user. Returns undefined if the user has been deleted, or no longer has the old address. Fails if another user
 * has the new one.
 */
export const moveUser = async (
  db: Db,
  { id, from, to }: { readonly id: number; readonly from: string; readonly to: string },
): Promise<User | undefined> => {
  const [user] = await db
    .update(users)
    .set({ email: to })
    .where(and(eq(users.id, id), eq(users.email, from)))
    .returning();
  return user;
};
