import { type FaultProxy, type ProxyBehaviour, startTcpFaultProxy } from '@caravan/object-store/testing/faultProxy';
import { dealerContact, errorCodes } from '@caravan/shared/contracts/calls';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { openCopyOnServer } from '../testing/databaseCopyOnServer';
import { afterTime } from '../testing/fakeClock';
import { startTestServer, type TestServer } from '../testing/server';
import { suiteNow } from '../testing/suiteClock';
import type { Database, Db } from './database';
import { feedback } from './schema';

const url = process.env.DATABASE_URL ?? '';

// The embedded database has no connection.
(url === '' ? describe.skip : describe)('a database server that', () => {
  let proxy: FaultProxy;
  let database: Database;
  let server: TestServer;

  beforeAll(async () => {
    const { host, port } = new pg.Client({ connectionString: url });
    proxy = await startTcpFaultProxy(
      host.startsWith('/') ? { path: `${host}/.s.PGSQL.${String(port)}` } : { host, port },
    );
    const through = new URL(url);
    through.search = '';
    through.host = `127.0.0.1:${String(proxy.port)}`;
    database = await openCopyOnServer(through.href, false, suiteNow());
    const { db, contentVersion } = database;
    server = await startTestServer({ db, contentVersion });
  });
  afterEach(() => proxy.setBehaviour('pass'));
  afterAll(async () => {
    await server.close();
    await database.close();
    await proxy.close();
  });

  const write = (content: string) => server.send(dealerContact, { content });
  const status = async (path: string): Promise<number> => (await server.app.inject(path)).statusCode;
  const storedContents = async (): Promise<string[]> =>
    (await database.db.select().from(feedback)).map(({ content }) => content);

  /** Waits until the pool notices a broken connection. */
  const nextTicks = async (): Promise<void> => {
    for (let tick = 0; tick < 20; tick += 1) {
      await new Promise((resolve) => setImmediate(resolve));
    }
  };

  /** Sets the clock of the pool's retries. With a fast clock the pool gives up at once, with a stopped one it never does. */
  const setClock = (pace: 'fast' | 'stopped'): void => {
    let now = performance.now();
    jest.spyOn(performance, 'now').mockImplementation(() => (now += pace === 'fast' ? 10_000 : 0));
  };

  const unavailable = { status: 503, body: { success: false, errors: [{ code: errorCodes.tooMany }] } };

  /** Returns the messages of a PostgreSQL server whose disk is full: an error, then ready for the next query. */
  const diskFull = (): Buffer => {
    const fields = Buffer.from('SERROR\0VERROR\0C53100\0Mcould not extend file: No space left on device\0\0');
    const message = (type: string, body: Buffer): Buffer => {
      const head = Buffer.alloc(5);
      head.write(type);
      head.writeUInt32BE(body.length + 4, 1);
      return Buffer.concat([head, body]);
    };
    return Buffer.concat([message('E', fields), message('Z', Buffer.from('I'))]);
  };

  it.each<[string, ProxyBehaviour]>([
    ['is down', 'cut'],
    ['is full', { answer: diskFull() }],
    ['answers with wrong bytes', { change: (bytes) => Buffer.alloc(bytes.length) }],
  ])('%s: calls get 503 and the API is not ready until it recovers [REL-2]', async (fault, behaviour) => {
    expect((await write(`before it ${fault}`)).body.success).toBe(true);
    setClock('fast');
    proxy.setBehaviour(behaviour);
    const refused = await write(`while it ${fault}`);
    expect(refused).toMatchObject(unavailable);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect([await status('/ready'), await status('/health')]).toEqual([503, 200]);
    proxy.setBehaviour('pass');
    expect((await write(`after it ${fault}`)).body.success).toBe(true);
    expect(await status('/ready')).toBe(200);
    expect(await storedContents()).toEqual(expect.arrayContaining([`before it ${fault}`, `after it ${fault}`]));
  });

  it.each<[string, (db: Db) => Promise<unknown>]>([
    // `async`, because Drizzle starts a statement only when it is awaited.
    ['in a statement', async (db) => db.execute(sql`select pg_sleep(60)`)],
    ['between its statements', nextTicks],
  ])('closes the connection %s of a transaction: only the transaction fails [REL-1]', async (_when, next) => {
    const failing = database.db.transaction(async (transaction) => {
      await transaction.execute(sql`select 1`);
      const running = next(transaction);
      proxy.setBehaviour('cut');
      await running;
      await transaction.execute(sql`select 1`);
    });
    await expect(failing).rejects.toThrow('Failed query');
    proxy.setBehaviour('pass');
    expect((await write('after a transaction broke')).body.success).toBe(true);
  });

  it('refuses connections for a short time: a call waits for it [REL-1]', async () => {
    setClock('stopped');
    proxy.setBehaviour('cut');
    await nextTicks();
    const before = proxy.refusedConnections();
    const pendingWrite = write('while a standby takes over');
    const isAnswered = pendingWrite.then(() => true);
    while (proxy.refusedConnections() < before + 2 && !(await Promise.race([isAnswered, nextTicks()])));
    proxy.setBehaviour('pass');
    expect((await pendingWrite).body.success).toBe(true);
  });

  it('hangs: calls time out until it continues [REL-2]', async () => {
    expect((await write('before it hangs')).body.success).toBe(true);
    proxy.setBehaviour('hang');
    const before = proxy.sentChunks();
    const isReceived = (): boolean => proxy.sentChunks() > before;
    expect(await afterTime(10_000, isReceived, () => write('while it hangs'))).toMatchObject(unavailable);
    const requestsBefore = proxy.sentChunks();
    expect(
      await afterTime(
        2000,
        () => proxy.sentChunks() > requestsBefore,
        () => status('/ready'),
      ),
    ).toBe(503);
    expect(await status('/health')).toBe(200);
    proxy.setBehaviour('pass');
    expect((await write('after it hung')).body.success).toBe(true);
    expect(await status('/ready')).toBe(200);
  });

  it('is slow: calls wait for it [REL-2]', async () => {
    proxy.setBehaviour({ delayMs: 100 });
    expect((await write('slowly')).body.success).toBe(true);
    expect(await status('/ready')).toBe(200);
  });
});
