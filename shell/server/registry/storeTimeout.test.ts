import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { createFolderStore, type ObjectStore } from '@caravan/registry';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';
import { createStoreTimeouts } from './storeTimeout';

const folder = createTemporaryFolder();
const pathOf = (name: string): string => join(folder, name);

/** Node's default number of threads for files, compression and DNS. */
const THREADS = 4;
const pipes = Array.from({ length: THREADS + 2 }, (_each, number) => `pipe-${number}`);

describe('a folder that hangs', () => {
  // To open a pipe without a writer takes forever.
  beforeAll(() => {
    execFileSync('mkfifo', pipes.map(pathOf));
    writeFileSync(pathOf('file'), 'whole');
  });
  const answer = (): void =>
    pipes.forEach((name) => closeSync(openSync(pathOf(name), constants.O_RDWR | constants.O_NONBLOCK)));
  afterAll(answer);

  it('keeps no threads of this process, and is read again once it answers [REL-2]', async () => {
    const store = createStoreTimeouts(2, 40)(createFolderStore(folder));
    const reads = Promise.allSettled([...pipes, ...pipes, 'file'].map((name) => store.get(name)));
    const compress = promisify(brotliCompress);
    expect((await Promise.all(pipes.map((name) => compress(name)))).length).toBe(pipes.length);
    const answers = (await reads).map((each) => each.status === 'rejected' && String(each.reason));
    expect(new Set(answers)).toEqual(new Set(['Error: the store does not answer']));
    answer();
    const found = async (): Promise<string> => Buffer.from((await store.get('file')) ?? []).toString();
    expect(await found().catch(found)).toBe('whole');
  });
});

describe('an object that hangs', () => {
  it('delays no other object, however often it is requested [REL-2]', async () => {
    const readKeys: string[] = [];
    const get: ObjectStore['get'] = (key) => {
      readKeys.push(key);
      return key === 'hangs' ? new Promise(() => undefined) : Promise.resolve(Buffer.from(key));
    };
    const store = createStoreTimeouts(2, 40)({ ...createFolderStore(folder), get });
    const hanging = Promise.allSettled([store.get('hangs'), store.get('hangs'), store.get('hangs')]);
    expect(Buffer.from((await store.get('other')) ?? []).toString()).toBe('other');
    expect((await hanging).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await expect(store.get('hangs')).rejects.toThrow('does not answer');
    expect(readKeys).toEqual(['hangs', 'other']);
  });
});
