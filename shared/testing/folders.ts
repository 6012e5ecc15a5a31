import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const parents: string[] = [];
// Not after each test: a refused upload may still write for a moment.
afterAll(() => parents.forEach((path) => rmSync(path, { recursive: true, force: true, maxRetries: 10 })));

/** Creates a temporary folder. It is removed after the tests of the file, with what lies beside it, such as a registry's keys. */
export const createTemporaryFolder = (): string => {
  const parent = mkdtempSync(join(tmpdir(), 'caravan-'));
  parents.push(parent);
  const path = join(parent, 'data');
  mkdirSync(path);
  return path;
};

/** Creates a temporary folder for each test of a file. */
export const setUpTemporaryFolder = (): { readonly path: string } => {
  const folder = { path: '' };
  beforeEach(() => {
    folder.path = createTemporaryFolder();
  });
  return folder;
};
