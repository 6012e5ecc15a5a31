import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setUpTemporaryFolder } from '@caravan/shared/testing/folders';

const repository = join(import.meta.dirname, '../..');
const root = setUpTemporaryFolder();

const run = (...paths: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'run.ts'), root.path, ...paths], {
    cwd: repository,
    encoding: 'utf8',
  });

const plant = (path: string, text: string): void => {
  mkdirSync(join(root.path, path, '..'), { recursive: true });
  writeFileSync(join(root.path, path), text);
};

describe('the runner of the checks', () => {
  it('fails with file and line of a finding', () => {
    plant('mf-ranking/src/Part.tsx', 'export const Part = () => (\n  <p>Hello there</p>\n);\n');
    const { status, stderr } = run();
    expect(stderr).toContain('mf-ranking/src/Part.tsx:2: untranslated text "Hello there"');
    expect(status).toBe(1);
  });

  it('prints only findings in the given files', () => {
    plant('mf-ranking/src/Part.tsx', 'export const Part = () => <p>Hello there</p>;\n');
    plant('mf-ranking/src/Other.tsx', 'export const Other = () => null;\n');
    expect(run('mf-ranking/src/Other.tsx').status).toBe(0);
  });

  it('fails if there is no file', () => {
    expect(run().status).toBe(1);
  });
});
