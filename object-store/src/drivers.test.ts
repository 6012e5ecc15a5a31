import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { folderStore } from './folder';
import type { ObjectStore } from './objectStore';
import { s3Store } from './s3';
import { startS3Service, type TestS3Service } from './testing/s3Service';

let folder = '';
let service: TestS3Service;
let stores = 0;

beforeAll(async () => {
  service = await startS3Service(Date.now);
});
afterAll(() => service.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'caravan-objects-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const onS3 = (): ObjectStore => {
  stores += 1;
  const prefix = `store-${stores}/`;
  const {
    S3_ENDPOINT: endpoint = '',
    S3_ACCESS_KEY: accessKey = '',
    S3_SECRET_KEY: secretKey = '',
  } = service.environment;
  return s3Store({
    service: { endpoint, region: 'us-east-1', accessKey, secretKey, pathStyle: true },
    locate: (key) => ({ bucket: 'caravan-store', key: prefix + key }),
    now: Date.now,
  });
};

const bytes = (text: string): Buffer => Buffer.from(text);

describe.each<[string, () => ObjectStore]>([
  ['a folder', () => folderStore(join(folder, 'store'))],
  ['S3', onS3],
])('a store in %s', (_what, openStore) => {
  let store: ObjectStore;
  beforeEach(() => {
    store = openStore();
  });
  const textAt = async (key: string): Promise<string | null> => {
    const found = await store.get(key);
    return found && Buffer.from(found).toString();
  };

  it('creates an object once, and never changes it', async () => {
    expect(await store.create('remotes/ranking/a.js', bytes('first'))).toBe(true);
    expect(await store.create('remotes/ranking/a.js', bytes('second'))).toBe(false);
    expect(await textAt('remotes/ranking/a.js')).toBe('first');
  });

  it('lets exactly one of several writers win, and keeps what that one wrote', async () => {
    const writers = Array.from({ length: 16 }, (_, index) => `writer ${index} `.repeat(10_000));
    const won = await Promise.all(writers.map((text) => store.create('registry/1.json', bytes(text))));
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await textAt('registry/1.json')).toBe(writers[won.indexOf(true)]);
  });

  it('has nothing where nothing was written', async () => {
    await store.create('remotes/ranking/a.js', bytes('a'));
    expect(await store.get('remotes/ranking/b.js')).toBeNull();
    expect(await store.get('remotes/ranking')).toBeNull();
    expect(await store.list('nowhere')).toEqual([]);
    expect(await store.describe('remotes/ranking/b.js')).toBeUndefined();
    expect(await store.open('remotes/ranking/b.js')).toBeUndefined();
    expect(await store.firstBytes('remotes/ranking/b.js', '"0"', 4)).toHaveLength(0);
  });

  it('lists the names directly below a prefix, in order', async () => {
    for (const key of ['registry/2.json', 'registry/1.json', 'registry/deep/3.json', 'registry2/4.json'])
      await store.create(key, bytes(key));
    expect(await store.list('registry')).toEqual(['1.json', '2.json']);
  });

  it('keeps an empty object, and gives an object as a stream and by its beginning', async () => {
    expect(await store.create('a/empty', bytes(''))).toBe(true);
    expect(await textAt('a/empty')).toBe('');
    await store.create('a/long', bytes('0123456789'));
    const { size = 0, version = '' } = (await store.describe('a/long')) ?? {};
    expect(size).toBe(10);
    expect(Buffer.from(await store.firstBytes('a/long', version, 4)).toString()).toBe('0123');
    const opened = await store.open('a/long');
    expect(opened?.size).toBe(10);
    expect((await buffer(opened?.stream ?? Readable.from([]))).toString()).toBe('0123456789');
  });

  it('copies a version that is there, and says so where it is not', async () => {
    const terms = { contentType: 'text/plain', cacheControl: 'no-store' };
    await store.create('in/a', bytes('a'));
    const { version = '' } = (await store.describe('in/a')) ?? {};
    expect(await store.copy('in/a', 'out/a', { ...terms, version })).toBe(true);
    expect(await store.copy('in/b', 'out/b', { ...terms, version })).toBe(false);
    expect([await textAt('out/a'), await textAt('out/b')]).toEqual(['a', null]);
  });

  it('removes an object, and minds none that is not there', async () => {
    await store.create('a/b', bytes('b'));
    await store.create('a/b.br', bytes('br'));
    await store.remove('a/b');
    await store.remove('a/b');
    await store.remove('nowhere/b');
    expect(await store.list('a')).toEqual(['b.br']);
  });
});

describe('a folder', () => {
  it('is left with nothing of the writers that lost', async () => {
    const store = folderStore(folder);
    await Promise.all(['a', 'b', 'c'].map((text) => store.create('registry/1.json', bytes(text))));
    expect(readdirSync(join(folder, 'registry'))).toEqual(['1.json']);
  });

  it('does not list what is still being written, and removes what a killed process left', async () => {
    const store = folderStore(folder);
    await store.create('registry/1.json', bytes('1'));
    writeFileSync(join(folder, 'registry/.2.json.0190f3a4'), 'half');
    expect(await store.list('registry')).toEqual(['1.json']);
    await store.remove('registry/2.json');
    expect(readdirSync(join(folder, 'registry'))).toEqual(['1.json']);
  });

  it.each([
    ['too long', 'four', 3],
    ['too short', 'four', 5],
  ])('takes nothing that is %s', async (_what, text, size) => {
    const store = folderStore(folder);
    expect(await store.receive('a/b', Readable.from([bytes(text)]), size)).toBe('wrongLength');
    expect(readdirSync(join(folder, 'a'))).toEqual([]);
  });

  it.each(['../outside', 'remotes/../../outside', '/etc/passwd', '..', ''])(
    'takes no key that leaves it: "%s"',
    async (key) => {
      const store = folderStore(join(folder, 'store'));
      await expect(store.get(key)).rejects.toThrow('stay inside the store');
      await expect(store.create(key, bytes('x'))).rejects.toThrow('stay inside the store');
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  it('says so where the disk fails for another reason', async () => {
    const store = folderStore(folder);
    await store.create('file', bytes('x'));
    await expect(store.get('file/below')).rejects.toMatchObject({ code: 'ENOTDIR' });
  });
});

describe('S3', () => {
  it('lists beyond one answer, and names with any character', async () => {
    const pages: Readonly<Record<string, string>> = {
      '': '<Key>registry/1</Key><Key>registry/2</Key><NextContinuationToken>a&amp;b</NextContinuationToken>',
      'a&b': '<Key>registry/3 &lt;&amp;amp;&gt;</Key>',
    };
    const server = createServer((request, response) => {
      const { searchParams } = new URL(request.url ?? '', 'http://s3');
      response.end(pages[searchParams.get('continuation-token') ?? '']);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const store = s3Store({
      service: { endpoint: `http://127.0.0.1:${port}`, region: '', accessKey: 'a', secretKey: 'b', pathStyle: true },
      locate: (key) => ({ bucket: 'caravan-store', key }),
      now: Date.now,
    });
    expect(await store.list('registry')).toEqual(['1', '2', '3 <&amp;>']);
    server.closeAllConnections();
    server.close();
  });

  it('gives up an answer that stops in its middle', async () => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-length': '10' });
      response.write('12345');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const store = s3Store({
      service: { endpoint: `http://127.0.0.1:${port}`, region: '', accessKey: 'a', secretKey: 'b', pathStyle: true },
      locate: (key) => ({ bucket: 'caravan-store', key }),
      now: Date.now,
    });
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance', 'Date'] });
    const given = store.get('registry/1.json').catch((error: unknown) => error);
    await once(server, 'request');
    jest.advanceTimersByTime(10_000);
    jest.useRealTimers();
    expect(await given).toMatchObject({ code: 'SERVICE_AWAY' });
    server.closeAllConnections();
    server.close();
  });

  it('fails where the service refuses', async () => {
    const { S3_ENDPOINT: endpoint = '' } = service.environment;
    const store = s3Store({
      service: { endpoint, region: 'us-east-1', accessKey: 'S3RVER', secretKey: 'guessed', pathStyle: true },
      locate: (key) => ({ bucket: 'caravan-store', key }),
      now: Date.now,
    });
    await expect(store.get('a')).rejects.toThrow('object store: GET answered 403');
    await expect(store.create('a', bytes('a'))).rejects.toThrow('object store: PUT answered 403');
    await expect(store.list('a')).rejects.toThrow('object store: the list answered 403');
  });
});
