import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureFolder, ensurePrivateFolder } from './privateFolder';

const parentFolder = mkdtempSync(join(tmpdir(), 'caravan-own-'));
const before = process.umask();
afterAll(() => {
  process.umask(before);
  rmSync(parentFolder, { recursive: true });
});

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

it('makes a folder and its new files private, also if the folder was public', () => {
  const folder = join(parentFolder, 'data');
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  ensurePrivateFolder(folder);
  mkdirSync(join(folder, 'store'));
  writeFileSync(join(folder, 'store/entry.js'), '');
  expect(['', 'store', 'store/entry.js'].map((path) => modeOf(join(folder, path)))).toEqual(['700', '700', '600']);
});

it('names the setting of a folder that cannot be used', () => {
  const file = join(parentFolder, 'file');
  writeFileSync(file, '');
  expect(() => ensurePrivateFolder(file)).toThrow(
    `the folder ${file} cannot be used (EEXIST): name another one with CARAVAN_DATA`,
  );
  expect(() => ensureFolder(join(file, 'running'))).toThrow(
    'cannot be used (ENOTDIR): name another one with CARAVAN_DATA',
  );
});
