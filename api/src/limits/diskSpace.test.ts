import { errorCodes, newsList, trackSend } from '@caravan/shared/contracts/calls';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';
import { readConfig } from '../config/config';
import { trackEvents } from '../database/schema';
import { envelopeOf, send } from '../testing/client';
import { setUpTestServers } from '../testing/setUpTestServer';
import { someEvent } from '../testing/tracking';
import { createDiskSpace } from './diskSpace';

const startServer = setUpTestServers();

it('refuses writes on a nearly full disk and still serves reads [REL-3]', async () => {
  let isShort = false;
  const check = () => Promise.resolve();
  const diskSpace = { isShortForRows: () => isShort, isShortForFiles: () => isShort, check };
  const { app, database } = await startServer({ diskSpace });
  const track = () => send(app, trackSend, someEvent());
  const ready = async (): Promise<unknown> => (await app.inject('/ready')).json();
  const events = () => database.db.$count(trackEvents);
  expect([(await track()).status, await events(), await ready()]).toEqual([200, 1, { status: 'ready' }]);

  isShort = true;
  const refused = await track();
  expect(refused).toMatchObject({ status: 503, body: { success: false, errors: [{ code: errorCodes.tooMany }] } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await events()).toBe(1);
  expect((await app.inject({ method: 'PUT', url: '/uploads/images/a.png', payload: 'a' })).statusCode).toBe(503);
  expect(await ready()).toEqual({ status: 'reads only: the disk is nearly full' });
  expect((await send(app, newsList, {})).status).toBe(200);

  isShort = false;
  expect([(await track()).status, await events()]).toEqual([200, 2]);
});

it('limits the bytes that calls of one address store in a day [REL-3]', async () => {
  let countedBytes = 0;
  const { app } = await startServer(
    { routes: (instance) => instance.get('/more', async (request) => instance.limits.store(request, 600_000)) },
    { RATE_LIMIT: '40', INTERNAL_KEY: 'the-secret' },
  );
  const from = (address: string) => ({ 'x-internal-key': 'the-secret', 'x-forwarded-for': address });
  const more = async (address: string) => (await app.inject({ url: '/more', headers: from(address) })).statusCode;
  expect([await more('203.0.113.1'), await more('203.0.113.1'), await more('203.0.113.1')]).toEqual([200, 200, 200]);
  const refused = await app.inject({ url: '/more', headers: from('203.0.113.1') });
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 3_600);
  // Other calls from the address go on, so that visitors can sign in.
  expect((await send(app, trackSend, someEvent(), { from: '203.0.113.1' })).status).toBe(200);

  jest.spyOn(app.limits, 'store').mockImplementation(async (_request, bytes) => {
    countedBytes += bytes;
  });
  expect((await send(app, trackSend, someEvent(), { from: '203.0.113.2' })).status).toBe(200);
  expect(countedBytes).toBe(Buffer.byteLength(JSON.stringify(envelopeOf(someEvent()))));
});

it('checks the disk of the data folder, which rows of a database server do not need', async () => {
  const folder = createTemporaryFolder();
  const stateOf = async (environment: Record<string, string>) => {
    const diskSpace = createDiskSpace(readConfig({ CARAVAN_DATA: folder, ...environment }));
    await diskSpace.check();
    return [diskSpace.isShortForRows(), diskSpace.isShortForFiles()];
  };
  expect(await stateOf({ MIN_FREE_MB: '0' })).toEqual([false, false]);
  expect(await stateOf({ MIN_FREE_MB: '999999999' })).toEqual([true, true]);
  expect(await stateOf({ MIN_FREE_MB: '999999999', DATABASE_URL: 'postgres://a/b' })).toEqual([false, true]);
});
