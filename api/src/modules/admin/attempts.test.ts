import type { TestServer } from '../../testing/server';
import { startTestServer } from '../../testing/server';
import { keysOf, takeTry } from './attempts';

// Generous, because the machines of CI are slow and busy; nothing here measures time.
jest.setTimeout(120_000);

const minute = 60_000;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ seeded: false });
});
afterAll(() => server.close());

it('slows logins under a name from many networks to one a minute after a hundred [DSH-2]', async () => {
  let clock = Date.now();
  const guess = (index: number) =>
    takeTry(server.database.db, keysOf('figures', `192.0.2.${String(index)}`, undefined), new Date(clock));
  for (let index = 0; index <= 100; index += 1) {
    expect(await guess(index)).toBe(0);
  }
  expect(await guess(101)).toBe(5);
  for (let index = 101; index < 110; index += 1) {
    clock += minute;
    expect(await guess(index)).toBe(0);
  }
  expect(await guess(110)).toBe(60);
  clock += minute;
  expect(await guess(110)).toBe(0);
});
