import { createServer } from 'node:net';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { Redis } from 'iovalkey';
import { changePartner, readEvidence, sumOf } from '@caravan/registry';
import { listenOn } from '@caravan/shared/http';
import type { VersionHealth } from '../telemetry';
import { anyVisitor, viewIn } from '../testing/reports';
import { federationOf, makeSite, type TestSite } from '../testing/site';
import { findValkey, startValkey, type ValkeyServer } from '../testing/valkeyServer';
import { createLimits } from './limits';
import { connectValkey } from './valkey';

const program = findValkey();
const partner = 'https://gazette.test';

type ValkeyCounts = Awaited<ReturnType<typeof connectValkey>>;

interface Server {
  readonly app: FastifyInstance;
  readonly versionHealth: VersionHealth;
  readonly counts: ValkeyCounts;
}

/** Without Valkey and Redis these tests are skipped. `npm test` installs one of them where it can. */
(program === undefined ? describe.skip : describe)('shell servers with one Valkey', () => {
  let valkey: ValkeyServer;
  let site: TestSite;
  let failures: unknown[];

  /** Connects with a timeout that no machine is too slow for, unless given. */
  const connect = (internalKey: string, url = valkey.url, timeoutMs = 60_000): Promise<ValkeyCounts> =>
    connectValkey({ url, internalKey, onFailure: (error) => failures.push(error), timeoutMs });

  /** Waits until Valkey answers. What fails before that is forgotten. */
  const waitUntilConnected = async (counts: ValkeyCounts): Promise<void> => {
    const isAnswering = (): Promise<boolean> =>
      counts.has('nothing').then(
        () => true,
        () => false,
      );
    while (!(await isAnswering())) await new Promise(setImmediate);
    failures = [];
  };

  /** Connects a site of its own. */
  const open = async (internalKey: string, timeoutMs?: number): Promise<ValkeyCounts> => {
    const counts = await connect(internalKey, valkey.url, timeoutMs);
    await waitUntilConnected(counts);
    return counts;
  };

  beforeAll(async () => {
    valkey = await startValkey(program ?? '');
    site = makeSite();
    await site.publish(federationOf('ranking'));
    await changePartner({ store: site.store, keys: site.keys, by: 'somebody', why: 'a test' }, 'gazette', {
      origins: [partner],
      callsAMinute: 3,
      off: false,
    });
  });
  afterAll(async () => {
    await site.remove();
    await valkey.kill();
  });
  beforeEach(() => (failures = []));
  describe('serve one site', () => {
    let servers: readonly [Server, Server];
    let address = '';
    let tests = 0;

    /** Starts a server with a connection of its own. */
    const serve = async (timeoutMs?: number): Promise<Server> => {
      const counts = await open('the-secret', timeoutMs);
      const config = site.configWith({ RATE_LIMIT: '16', INTERNAL_KEY: 'the-secret', TRUST_PROXY: 'loopback' });
      const createLimit = createLimits(counts);
      const versionHealth = site.createTestHealth(createLimit);
      return { app: await site.serve({ config, createLimit, versionHealth }), versionHealth, counts };
    };
    beforeAll(async () => {
      servers = [await serve(), await serve()];
    });
    beforeEach(() => {
      tests += 1;
      address = `192.0.2.${tests}`;
    });
    const disconnect = (): void => {
      for (const { counts } of servers) counts.stop();
    };
    afterAll(disconnect);

    const restart = async (): Promise<void> => {
      await valkey.restart();
      for (const { counts } of servers) await waitUntilConnected(counts);
    };
    /** Sends each request of the test's address to both servers. Returns the sorted status codes. */
    const statuses = async (times: number, request: () => InjectOptions): Promise<number[]> => {
      const codes: number[] = [];
      for (let time = 0; time < times; time += 1) {
        for (const { app } of servers) {
          const { headers, ...options } = request();
          const response = await app.inject({ ...options, headers: { ...headers, 'x-forwarded-for': address } });
          codes.push(response.statusCode);
        }
      }
      return codes.toSorted((first, second) => first - second);
    };
    const pages = (times: number) => statuses(times, () => ({ url: `/ranking/${Math.random()}` }));
    const report = (body: object): InjectOptions => ({
      method: 'POST',
      url: '/remotes/loads',
      headers: { 'content-type': 'text/plain' },
      payload: JSON.stringify(body),
    });

    it('render N pages a minute of one network together [REL-10]', async () => {
      expect(await pages(4)).toEqual([200, 200, 200, 200, 429, 429, 429, 429]);
    });

    it('take N reports a minute of one address together [REL-10]', async () => {
      const codes = await statuses(40, () => report({ view: '', loads: [] }));
      expect(codes.filter((code) => code === 204)).toHaveLength(60);
    });

    it('pass on N calls a minute of a partner together [REL-10]', async () => {
      // There is no API here: a call with status 502 was forwarded.
      const codes = await statuses(3, () => ({
        method: 'POST',
        url: '/tech/data/rankList',
        headers: { origin: partner },
      }));
      expect(codes).toEqual([429, 429, 429, 502, 502, 502]);
    });

    it('count a page view once, whichever gets its report [REL-10, MFE-13]', async () => {
      const { headers } = await servers[0].app.inject('/ranking');
      const view = viewIn(headers);
      const version = (await site.follow()).feed.current().remotes[0]?.descriptor.version ?? '';
      const end = { view, loads: [], end: [['ranking', version, [anyVisitor], {}]] };
      expect(await statuses(2, () => report(end))).toEqual([204, 204, 204, 204]);
      for (const { versionHealth } of servers) await versionHealth.write();
      expect(sumOf(await readEvidence(site.store, 'ranking', version, 0)).reported).toBe(1);
    });

    it('still render pages, each up to the whole limit, once Valkey is killed [REL-10, REL-3]', async () => {
      expect(await pages(1)).toEqual([200, 200]);
      await valkey.kill();
      expect(await pages(4)).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
      expect(failures).toHaveLength(2);
      await restart();
    });

    it('still render pages while Valkey hangs [REL-10, REL-3]', async () => {
      disconnect();
      servers = [await serve(250), await serve(250)];
      valkey.freeze();
      expect(await pages(2)).toEqual([200, 200, 200, 200]);
      await valkey.kill();
      await restart();
    });
  });

  it('count together again after Valkey was restarted [REL-10]', async () => {
    const counts = await open('restarted');
    await valkey.kill();
    await expect(counts.count('client', 60_000)).rejects.toThrow(/max retries per request|isn't writeable/);
    await valkey.restart();
    await waitUntilConnected(counts);
    expect(await counts.count('client', 60_000)).toBe(1);
    counts.stop();
  });

  it('store no addresses, and each count until its window ends', async () => {
    const counts = await open('hashed');
    await counts.count('pages 203.0.113.1', 60_000);
    await counts.count('pages 203.0.113.1', 60_000);
    const client = new Redis(valkey.url);
    const keys = await client.keys('*');
    const expiriesMs = await Promise.all(keys.map((key) => client.pttl(key)));
    client.disconnect();
    counts.stop();
    expect(keys.join()).not.toContain('203.0.113.1');
    for (const expiryMs of expiriesMs) expect(expiryMs).toBeGreaterThan(0);
  });

  it('count by themselves while Valkey is full [REL-10]', async () => {
    const counts = await open('full');
    const client = new Redis(valkey.url);
    await client.config('SET', 'maxmemory', '1mb');
    await expect(counts.count('client', 60_000)).rejects.toThrow('maxmemory');
    await client.config('SET', 'maxmemory', '0');
    client.disconnect();
    expect(await counts.count('client', 60_000)).toBe(1);
    expect(failures).toHaveLength(1);
    counts.stop();
  });

  it.each(['nonsense\r\n', '+yes\r\n', '$5\r\nredis\r\n'])(
    'count by themselves where Valkey answers the wrong bytes %j [REL-10]',
    async (bytes) => {
      const answers = { info: '$0\r\n\r\n', exists: ':0\r\n', eval: bytes };
      const server = createServer((socket) => {
        socket.on('error', () => undefined);
        socket.on('data', (data) => {
          for (const [command, answer] of Object.entries(answers))
            if (data.toString().includes(command)) socket.write(answer);
        });
      });
      const counts = await connect('wrong bytes', `valkey://127.0.0.1:${await listenOn(server)}`);
      await waitUntilConnected(counts);
      const limit = createLimits(counts)({ name: 'pages', windowMs: 60_000, maxKeys: 10 });
      expect([await limit.admits('client', 1), await limit.admits('client', 1)]).toEqual([true, false]);
      expect(failures).toHaveLength(1);
      counts.stop();
      server.close();
    },
  );

  it('of different sites count apart', async () => {
    const [firstSite, secondSite] = [await open('one'), await open('other')];
    expect([await firstSite.count('client', 60_000), await secondSite.count('client', 60_000)]).toEqual([1, 1]);
    for (const counts of [firstSite, secondSite]) counts.stop();
  });
});
