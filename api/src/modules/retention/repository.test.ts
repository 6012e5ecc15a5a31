import { feedback, users } from '../../database/schema';
import type { TestServer } from '../../testing/server';
import { startTestServer } from '../../testing/server';
import { openSession, userOfToken } from '../sessions/repository';
import { forgetAfterYears } from './repository';

// Generous, because the machines of CI are slow and busy; nothing here measures time.
jest.setTimeout(120_000);

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ seeded: false });
});
afterAll(() => server.close());

const now = new Date('2026-11-20T12:00:00Z');
const threeYearsAgo = new Date('2023-11-20T12:00:00Z');
const dayMs = 86_400_000;
const older = new Date(threeYearsAgo.getTime() - dayMs);

const insertUser = async (email: string, signedInAt: Date): Promise<number> => {
  const [user] = await server.database.db
    .insert(users)
    .values({ email, createdAt: older, signedInAt })
    .returning({ id: users.id });
  return user?.id ?? 0;
};

it('removes accounts and messages of more than three years ago, and nothing younger', async () => {
  const { db } = server.database;
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
