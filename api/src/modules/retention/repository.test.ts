import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { advertCollects, feedback, uploads, users, vehicleWatches } from '../../database/schema';
import { createKey, type ObjectLocation } from '../../uploadStore/objectLocation';
import { signedInAs } from '../../testing/accounts';
import { setUpTestServer } from '../../testing/setUpTestServer';
import { openSession, userOfToken } from '../../credentials/sessions';
import { cleanUpUploads } from '../uploads/cleanUp';
import { deleteExpiredRows } from './repository';

const server = setUpTestServer();

const now = new Date('2026-11-20T12:00:00Z');
const threeYearsAgo = new Date('2023-11-20T12:00:00Z');
const dayMs = 86_400_000;
const older = new Date(threeYearsAgo.getTime() - dayMs);

const insertUser = async (email: string, signedInAt: Date): Promise<number> => {
  const [user] = await server.db
    .insert(users)
    .values({ email, createdAt: older, signedInAt })
    .returning({ id: users.id });
  return user?.id ?? 0;
};

it('deletes accounts and messages older than three years', async () => {
  const { db } = server;
  await insertUser('gone@example.com', older);
  await insertUser('kept@example.com', threeYearsAgo);
  const returning = await insertUser('returning@example.com', older);
  const token = await openSession(db, returning, now);
  for (const createdAt of [older, threeYearsAgo]) {
    await db.insert(feedback).values({ content: createdAt.toISOString(), language: 'en', createdAt });
  }
  await deleteExpiredRows(db, now);
  expect((await db.select().from(users)).map(({ email }) => email).toSorted()).toEqual([
    'kept@example.com',
    'returning@example.com',
  ]);
  expect((await db.select().from(feedback)).map(({ content }) => content)).toEqual([threeYearsAgo.toISOString()]);
  expect(await userOfToken(db, token, now)).toMatchObject({ id: returning, signedInAt: now });
});

it('deletes lists without an account that are older than three years', async () => {
  const { db } = server;
  const clientId = '0'.repeat(32);
  for (const [index, time] of [older, threeYearsAgo].entries()) {
    await db.insert(vehicleWatches).values({ clientId, vehicleId: String(index), watchedAt: time });
    await db.insert(advertCollects).values({ clientId, advId: String(index), collectedAt: time });
  }
  await deleteExpiredRows(db, now);
  expect(await db.select().from(vehicleWatches)).toMatchObject([{ vehicleId: '1' }]);
  expect(await db.select().from(advertCollects)).toMatchObject([{ advId: '1' }]);
});

/** Stores a finished upload of `createdAt`. */
const uploadFor = async (
  userId: number,
  bucket: ObjectLocation['bucket'],
  createdAt: Date,
  address: string | null = null,
): Promise<ObjectLocation> => {
  const { db, objects } = server.deps;
  const contentType = bucket === 'images' ? 'image/png' : 'application/pdf';
  const location: ObjectLocation = { bucket, key: createKey(contentType, createdAt) };
  const body = Buffer.from('%PDF-1.7');
  await objects.files?.receive(location, Readable.from([body]), body.length);
  await objects.store.publish(location, { size: body.length, contentType, version: '' });
  await db.insert(uploads).values({
    ...location,
    id: randomUUID(),
    userId,
    fileName: 'file',
    contentType,
    size: body.length,
    state: 'finished',
    address,
    tidied: 1,
    createdAt,
    expiresAt: createdAt,
  });
  return location;
};

it('deletes the files of deleted accounts only [API-5]', async () => {
  const { deps } = server;
  const { db, objects } = deps;
  const deletedUser = await signedInAs(server, 'files-gone@example.com', older);
  const keptUser = await signedInAs(server, 'files-kept@example.com', now);
  const [deletedFile, keptFile] = [
    await uploadFor(deletedUser.user.id, 'attachments', older),
    await uploadFor(keptUser.user.id, 'attachments', older),
  ];
  await deleteExpiredRows(db, now);
  await cleanUpUploads({ ...deps, now: () => now.getTime() });
  expect(await objects.store.isPublished(deletedFile)).toBe(false);
  expect(await objects.store.isPublished(keptFile)).toBe(true);
  expect(await db.select().from(uploads)).toMatchObject([{ userId: keptUser.user.id, state: 'finished' }]);
});

it('deletes images that were not saved within a day [REL-3]', async () => {
  const { deps } = server;
  const { db, objects } = deps;
  const { user } = await signedInAs(server, 'pictures@example.com', now);
  await db.update(users).set({ avatar: '/uploads/images/saved.png' }).where(eq(users.id, user.id));
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const saved = await uploadFor(user.id, 'images', hoursAgo(25), '/uploads/images/saved.png');
  const unsaved = await uploadFor(user.id, 'images', hoursAgo(25), '/uploads/images/unsaved.png');
  const recent = await uploadFor(user.id, 'images', hoursAgo(23), '/uploads/images/recent.png');
  await deleteExpiredRows(db, now);
  await cleanUpUploads({ ...deps, now: () => now.getTime() });
  expect(await Promise.all([saved, unsaved, recent].map((file) => objects.store.isPublished(file)))).toEqual([
    true,
    false,
    true,
  ]);
});
