import { startTestServer } from '../../testing/server';
import type { TestServer } from '../../testing/server';
import { askForCode } from '../../testing/accounts';
import { checkCode } from './check';

// Generous, because the machines of CI are slow and busy; nothing here measures time.
jest.setTimeout(120_000);

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ seeded: false });
});
afterAll(() => server.close());

it('lets one of ten use a code up that all ten had right at the same moment [ACC-6]', async () => {
  const { db } = server.database;
  const email = 'ten@example.com';
  const given = { email, code: await askForCode(server, email), purpose: 1, network: '192.0.2.1' } as const;
  const spends = [];
  for (let count = 0; count < 10; count += 1) {
    spends.push(await checkCode(db, given, new Date()));
  }
  const spent = await Promise.allSettled(spends.map((spend) => db.transaction(spend)));
  expect(spent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(checkCode(db, given, new Date())).rejects.toThrow('not correct');
});
