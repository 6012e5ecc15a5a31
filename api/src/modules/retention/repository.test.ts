import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { advertCollects, feedback, uploads, users, vehicleWatches } from '../../database/schema';
import { newKey, type ObjectLocation } from '../../objectStore/place';
import { signedInAs } from '../../testing/accounts';
import { useTestServer } from '../../testing/useTestServer';
import { openSession, userOfToken } from '../../credentials/sessions';
import { tidyUploads } from '../uploads/tidy';
import { forgetAfterYears } from './repository';

const server = useTestServer();

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
  await forgetAfterYears(db, now);
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
  for (const [index, moment] of [older, threeYearsAgo].entries()) {
    await db.insert(vehicleWatches).values({ clientId, vehicleId: String(index), watchedAt: moment });
    await db.insert(advertCollects).values({ clientId, advId: String(index), collectedAt: moment });
  }
  await forgetAfterYears(db, now);
  expect(await db.select().from(vehicleWatches)).toMatchObject([{ vehicleId: '1' }]);
  expect(await db.select().from(advertCollects)).toMatchObject([{ advId: '1' }]);
});

it('deletes the files of deleted accounts only [API-5]', async () => {
  const { deps } = server;
  const { db, objects } = deps;
  const gone = await signedInAs(server, 'files-gone@example.com', older);
  const kept = await signedInAs(server, 'files-kept@example.com', now);
  const placeOfUser = async (userId: number): Promise<ObjectLocation> => {
    const place: ObjectLocation = { bucket: 'attachments', key: newKey('application/pdf', older) };
    const body = Buffer.from('%PDF-1.7');
    await objects.files?.receive(place, Readable.from([body]), body.length);
    await objects.store.publish(place, { size: body.length, contentType: 'application/pdf', version: '' });
    await db.insert(uploads).values({
      ...place,
      id: randomUUID(),
      userId,
      fileName: 'contract.pdf',
      contentType: 'application/pdf',
      size: body.length,
      state: 'finished',
      tidied: 1,
      createdAt: older,
      expiresAt: older,
    });
    return place;
  };
  const [lost, found] = [await placeOfUser(gone.user.id), await placeOfUser(kept.user.id)];
  await forgetAfterYears(db, now);
  await tidyUploads({ ...deps, now: () => now.getTime() });
  expect(await objects.store.isPublished(lost)).toBe(false);
  expect(await objects.store.isPublished(found)).toBe(true);
  expect(await db.select().from(uploads)).toMatchObject([{ userId: kept.user.id, state: 'finished' }]);
});
