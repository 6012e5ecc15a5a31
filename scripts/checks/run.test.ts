import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '../..');
let root = '';

const run = (...paths: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'run.ts'), root, ...paths], {
    cwd: repository,
    encoding: 'utf8',
  });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'caravan-checks-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

const plant = (path: string, text: string): void => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};

describe('the runner of the checks', () => {
  it('prints file and line of a finding, and fails', () => {
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
