import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';
import { inputsOf } from './inputs';

const folder = createTemporaryFolder();
const project = join(folder, 'one');

const write = (path: string, text: string): void => {
  const file = join(project, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
const lock = (packages: object): void => write('package-lock.json', JSON.stringify({ packages }));
const inputs = (): string => inputsOf('mf-hello', project);

const page = 'mf-hello/src/Page.tsx';
let before = '';
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  write(page, 'one');
  write('mf-other/src/Page.tsx', 'one');
  write('shared/index.ts', 'one');
  lock({ 'node_modules/react': { version: '19.0.0' }, 'mf-hello': { version: '1.0.0' } });
  before = inputs();
});

describe('the inputs of a build', () => {
  it('have the same hash in another folder [MFE-12]', () => {
    cpSync(project, join(folder, 'two'), { recursive: true });
    expect(inputsOf('mf-hello', join(folder, 'two'))).toBe(before);
  });

  it('have another hash until an edit is undone', () => {
    write(page, 'two');
    expect(inputs()).not.toBe(before);
    write(page, 'one');
    expect(inputs()).toBe(before);
  });

  it.each([
    ['its declaration', 'mf-hello/federation.ts'],
    ['a copy of a file', 'mf-hello/src/Copy.tsx'],
    ['a shared file', 'shared/more.ts'],
  ])('have another hash with %s', (_what, path) => {
    write(path, 'one');
    expect(inputs()).not.toBe(before);
  });

  it.each([
    ['a generated source', 'mf-hello/src/parts.gen.ts'],
    ['a build', 'mf-hello/dist/browser/page.js'],
    ['a test', 'mf-hello/src/Page.test.tsx'],
    ['a README', 'mf-hello/README.md'],
    ['another remote', 'mf-other/src/Page.tsx'],
  ])('do not include %s', (_what, path) => {
    write(path, 'two');
    expect(inputs()).toBe(before);
  });

  it('include versions of packages, but not other workspaces', () => {
    const packages = { 'node_modules/react': { version: '19.0.0' }, 'mf-hello': { version: '1.0.0' } };
    lock({ ...packages, 'mf-more': {}, 'node_modules/@caravan/mf-more': { link: true } });
    expect(inputs()).toBe(before);
    lock({ ...packages, 'node_modules/react': { version: '19.0.1' } });
    expect(inputs()).not.toBe(before);
  });
});
