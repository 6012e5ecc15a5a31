import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createFolderStore } from './folder';
import type { ObjectStore } from './objectStore';
import { createS3Store } from './s3';
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

const s3At = (endpoint: string, secretKey: string, prefix = ''): ObjectStore =>
  createS3Store({
    service: { endpoint, region: 'us-east-1', accessKey: 'S3RVER', secretKey, pathStyle: true },
    locate: (key) => ({ bucket: 'caravan-store', key: prefix + key }),
    now: Date.now,
  });

const onS3 = (): ObjectStore => {
  stores += 1;
  const { S3_ENDPOINT: endpoint = '', S3_SECRET_KEY: secretKey = '' } = service.environment;
  return s3At(endpoint, secretKey, `store-${stores}/`);
};

const bytes = (text: string): Buffer => Buffer.from(text);

describe.each<[string, () => ObjectStore]>([
  ['a folder', () => createFolderStore(join(folder, 'store'))],
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

  it('creates an object once and never changes it', async () => {
    expect(await store.create('remotes/ranking/a.js', bytes('first'))).toBe(true);
    expect(await store.create('remotes/ranking/a.js', bytes('second'))).toBe(false);
    expect(await textAt('remotes/ranking/a.js')).toBe('first');
  });

  it('replaces an object or creates a missing one', async () => {
    for (const text of ['first', 'second']) {
      await store.replace('loads/ranking/a.json', bytes(text));
      expect(await textAt('loads/ranking/a.json')).toBe(text);
    }
    expect(await store.list('loads/ranking')).toEqual(['a.json']);
  });

  it('keeps the bytes of exactly one of several writers', async () => {
    const writers = Array.from({ length: 16 }, (_, index) => `writer ${index} `.repeat(10_000));
    const isWritten = await Promise.all(writers.map((text) => store.create('registry/1.json', bytes(text))));
    expect(isWritten.filter(Boolean)).toHaveLength(1);
    expect(await textAt('registry/1.json')).toBe(writers[isWritten.indexOf(true)]);
  });

  it('returns nothing for a key that was not written', async () => {
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

  it('lists all keys at any depth, in order [REL-9]', async () => {
    expect(await store.listAll()).toEqual([]);
    for (const key of ['registry/2.json', 'a', 'registry/deep/er/3.json']) await store.create(key, bytes(key));
    expect(await store.listAll()).toEqual(['a', 'registry/2.json', 'registry/deep/er/3.json']);
  });

  it('stores an empty object, streams an object and reads its first bytes', async () => {
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

  it('copies a version, or returns false if it is missing', async () => {
    const options = { contentType: 'text/plain', cacheControl: 'no-store' };
    await store.create('in/a', bytes('a'));
    const { version = '' } = (await store.describe('in/a')) ?? {};
    expect(await store.copy('in/a', 'out/a', { ...options, version })).toBe(true);
    expect(await store.copy('in/b', 'out/b', { ...options, version })).toBe(false);
    expect([await textAt('out/a'), await textAt('out/b')]).toEqual(['a', null]);
  });

  it('removes an object, and ignores a missing one', async () => {
    await store.create('a/b', bytes('b'));
    await store.create('a/b.br', bytes('br'));
    await store.remove('a/b');
    await store.remove('a/b');
    await store.remove('nowhere/b');
    expect(await store.list('a')).toEqual(['b.br']);
  });
});

describe('a folder', () => {
  it('keeps no files of losing writers', async () => {
    const store = createFolderStore(folder);
    await Promise.all(['a', 'b', 'c'].map((text) => store.create('registry/1.json', bytes(text))));
    expect(readdirSync(join(folder, 'registry'))).toEqual(['1.json']);
  });

  it('does not list unfinished files, and removes those of a killed process', async () => {
    const store = createFolderStore(folder);
    await store.create('registry/1.json', bytes('1'));
    writeFileSync(join(folder, 'registry/.2.json.0190f3a4'), 'half');
    expect(await store.list('registry')).toEqual(['1.json']);
    await store.remove('registry/2.json');
    expect(readdirSync(join(folder, 'registry'))).toEqual(['1.json']);
  });

  it.each([
    ['too long', 'four', 3],
    ['too short', 'four', 5],
  ])('refuses a body that is %s', async (_what, text, size) => {
    const store = createFolderStore(folder);
    expect(await store.receive('a/b', Readable.from([bytes(text)]), size)).toBe('wrongLength');
    expect(readdirSync(join(folder, 'a'))).toEqual([]);
  });

  it.each(['../outside', 'remotes/../../outside', '/etc/passwd', '..', ''])(
    'refuses a key outside of it: "%s"',
    async (key) => {
      const store = createFolderStore(join(folder, 'store'));
      await expect(store.get(key)).rejects.toThrow('stay inside the store');
      await expect(store.create(key, bytes('x'))).rejects.toThrow('stay inside the store');
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  it('rejects with other errors of the disk', async () => {
    const store = createFolderStore(folder);
    await store.create('file', bytes('x'));
    await expect(store.get('file/below')).rejects.toMatchObject({ code: 'ENOTDIR' });
  });
});

describe('S3', () => {
  let server: Server;
  /** Starts a service that answers by `listener`. */
  const storeOf = async (listener: RequestListener): Promise<ObjectStore> => {
    server = createServer(listener).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    return s3At(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`, 'secret');
  };
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it('lists more than one page of names with any character', async () => {
    const pages: Readonly<Record<string, string>> = {
      '': '<Key>registry/1</Key><Key>registry/2</Key><NextContinuationToken>a&amp;b</NextContinuationToken>',
      'a&b': '<Key>registry/3 &lt;&amp;amp;&gt;</Key>',
    };
    const store = await storeOf((request, response) => {
      const { searchParams } = new URL(request.url ?? '', 'http://s3');
      response.end(pages[searchParams.get('continuation-token') ?? '']);
    });
    expect(await store.list('registry')).toEqual(['1', '2', '3 <&amp;>']);
  });

  it.each([
    ['its own bytes', 'mine', true],
    ['bytes of another writer', 'theirs', false],
  ])('checks after a failed answer whether the key has %s', async (_what, stored, isCreated) => {
    const answers = [502, 412];
    const store = await storeOf((request, response) => {
      request.resume();
      response.writeHead(request.method === 'PUT' ? (answers.shift() ?? 500) : 200).end(stored);
    });
    expect(await store.create('registry/1.json', bytes('mine'))).toBe(isCreated);
    expect(answers).toEqual([]);
  });

  it('repeats a write whose connection was interrupted, recognising its own bytes [REL-9]', async () => {
    let written = '';
    const store = await storeOf((request, response) => {
      request.on('data', (part: Buffer) => (written += part.toString()));
      request.on('end', () => {
        if (request.method === 'GET') response.end('mine');
        else if (written === 'mine') request.socket.destroy();
        else response.writeHead(412).end();
      });
    });
    expect(await store.create('registry/1.json', bytes('mine'))).toBe(true);
    expect(written).toBe('minemine');
  });

  it('times out if an answer stops in the middle', async () => {
    const store = await storeOf((_request, response) => {
      response.writeHead(200, { 'content-length': '10' });
      response.write('12345');
    });
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance', 'Date'] });
    const failure = store.get('registry/1.json').catch((error: unknown) => error);
    await once(server, 'request');
    jest.advanceTimersByTime(10_000);
    jest.useRealTimers();
    expect(await failure).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });

  it('fails if the service refuses', async () => {
    const store = s3At(service.environment['S3_ENDPOINT'] ?? '', 'guessed');
    await expect(store.get('a')).rejects.toThrow('object store: GET responded with status 403');
    await expect(store.create('a', bytes('a'))).rejects.toThrow('object store: PUT responded with status 403');
    await expect(store.list('a')).rejects.toThrow('object store: the list responded with status 403');
  });
});
