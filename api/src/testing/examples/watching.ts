import { eq, sql } from 'drizzle-orm';
import { watchSubscriptions } from '../../database/schema';
import { subscribe } from '../../modules/watching/messages';
import { addSearch } from '../../modules/watching/searches';
import { signedInAs } from '../accounts';
import type { Example } from './example';

const signIn: Example['prepare'] = async (server) => ({ token: (await signedInAs(server)).token });

export const watchingExamples = {
  watching: { parameter: {}, prepare: signIn },
  saveSearch: {
    parameter: {
      list: 'cars',
      name: 'SUV for up to $18,000',
      filters: { body: ['suv'], landedGeorgiaMax: 18_000, in: 'USD' },
      country: 'georgia',
    },
    prepare: signIn,
  },
  renameSearch: {
    parameter: { id: 1, name: 'Family car' },
    prepare: async (server) => {
      const { user, token } = await signedInAs(server);
      const search = { list: 'cars', name: 'SUV', keyword: 'suv', filters: {}, country: 'georgia' } as const;
      const saved = { ...search, userId: user.id, savedAt: new Date() };
      return { token, parameter: { id: await addSearch(server.db, saved, sql`true`) } };
    },
  },
  deleteSearch: { parameter: { id: 1 }, prepare: signIn },
  switchMessages: { parameter: { on: true, country: 'georgia' }, prepare: signIn },
  readMessages: { parameter: { upTo: 1 }, prepare: signIn },
  endMessages: {
    parameter: { token: 'Q7v2m1XyZ0aBcDeFgHiJkLmNoPqRsTuVwXyZ0123456' },
    prepare: async (server) => {
      const { db } = server;
      const { user } = await signedInAs(server);
      await subscribe(db, { userId: user.id, language: 'en', country: 'georgia', today: '2026-01-01' });
      const [found] = await db.select().from(watchSubscriptions).where(eq(watchSubscriptions.userId, user.id));
      return { parameter: { token: found?.token } };
    },
  },
} satisfies Record<string, Example>;
