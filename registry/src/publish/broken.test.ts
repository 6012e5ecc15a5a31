import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createFolderStore } from '@caravan/object-store';
import { setUpTemporaryFolder } from '@caravan/shared/testing/folders';
import { readRegistry } from '../documents';
import { hasAllFiles } from '../store';
import { federationOf, writeBuild, writeShell } from '../testing/builds';
import { versions } from '../testing/publishing';
import { ensureKeys } from '../trust/signature';
import { publishRemote } from './publish';
import { releaseShell } from './releaseShell';

const folder = setUpTemporaryFolder();
const child = join(import.meta.dirname, '../testing/publish.child.ts');

const pathIn = (path: string): string => join(folder.path, path);
const setting = () => ({
  store: createFolderStore(pathIn('store')),
  keys: ensureKeys(pathIn('keys')),
  by: 'team',
  why: '',
});
const publish = () => publishRemote({ ...setting(), federation: federationOf('ranking'), dist: pathIn('dist') });

/** Publishes a second version from another process. Returns exit code, signal and stderr. */
const publishSecond = async (program: string, ...words: readonly string[]): Promise<readonly unknown[]> => {
  writeBuild(pathIn('dist'), 'ranking', 'second');
  // Larger than the file size limit that the test sets.
  appendFileSync(pathIn('dist/server/server.second.mjs'), '/'.repeat(4096));
  const started = spawn(program, [...words], { env: { ...process.env, TSX_DISABLE_CACHE: '1' } });
  const stderr = text(started.stderr);
  const exit = once(started, 'exit').then(([code, signal]: unknown[]) => [code, signal]);
  return [...(await exit), await stderr];
};

/** Checks that the first version still runs with all its files, and that a publication replaces it by the second. */
const expectUnharmed = async (first: string | undefined): Promise<void> => {
  const { store, keys } = setting();
  const document = await readRegistry(store, keys);
  expect([document.sequence, versions(document)]).toEqual([2, [first, undefined]]);
  const { current } = document.remotes['ranking'] ?? {};
  expect(current && (await hasAllFiles(store, current))).toBe(true);
  const after = await publish();
  const second = after.remotes['ranking']?.current;
  expect([after.sequence, versions(after)[1]]).toEqual([3, first]);
  expect(second && (await hasAllFiles(store, second))).toBe(true);
};

describe('a publication', () => {
  let first: string | undefined;
  beforeEach(async () => {
    writeShell(pathIn('shell'));
    await releaseShell({ ...setting(), dist: pathIn('shell'), isAlone: true });
    writeBuild(pathIn('dist'), 'ranking', 'first');
    [first] = versions(await publish());
  });

  it.each([
    ['the first of its files', 0],
    ['a file in the middle', 7],
    ['the registry, with all files there', 13],
  ])('that is killed while it writes %s can be repeated and changes nothing [REL-1]', async (_what, objects) => {
    const exit = await publishSecond(
      process.execPath,
      '--import',
      'tsx',
      child,
      folder.path,
      pathIn('dist'),
      String(objects),
    );
    expect(exit).toEqual([null, 'SIGKILL', '']);
    await expectUnharmed(first);
  });

  it('on a full disk changes nothing until there is room [REL-1]', async () => {
    // Limits files to 512 bytes. Like a full disk, the system then fails a write in the middle of a file.
    const command = `ulimit -f 1; exec "$0" --import tsx "${child}" "${folder.path}" "${pathIn('dist')}"`;
    const [code, , stderr] = await publishSecond('sh', '-c', command, process.execPath);
    expect([code, stderr]).toEqual([1, expect.stringContaining('EFBIG')]);
    await expectUnharmed(first);
  });
});
