import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inputsOf } from './inputs';

const folder = mkdtempSync(join(tmpdir(), 'caravan-inputs-'));
const project = join(folder, 'one');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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

describe('what a build is made of', () => {
  it('is the same in another folder [MFE-12]', () => {
    cpSync(project, join(folder, 'two'), { recursive: true });
    expect(inputsOf('mf-hello', join(folder, 'two'))).toBe(before);
  });

  it('is another after an edit, and the same once that is taken back: what was built between is stale', () => {
    write(page, 'two');
    expect(inputs()).not.toBe(before);
    write(page, 'one');
    expect(inputs()).toBe(before);
  });

  it.each([
    ['its declaration', 'mf-hello/federation.ts'],
    ['a file of the same content by another name', 'mf-hello/src/Copy.tsx'],
    ['what all share', 'shared/more.ts'],
  ])('is another with %s', (_what, path) => {
    write(path, 'one');
    expect(inputs()).not.toBe(before);
  });

  it.each([
    ['what checks of types write', 'mf-hello/src/parts.gen.ts'],
    ['a build', 'mf-hello/dist/browser/page.js'],
    ['a test', 'mf-hello/src/Page.test.tsx'],
    ['a text for people', 'mf-hello/README.md'],
    ['another section', 'mf-other/src/Page.tsx'],
  ])('stays the same whatever becomes of %s', (_what, path) => {
    write(path, 'two');
    expect(inputs()).toBe(before);
  });

  it('is another with another version of a package, and not with one more workspace', () => {
    const packages = { 'node_modules/react': { version: '19.0.0' }, 'mf-hello': { version: '1.0.0' } };
    lock({ ...packages, 'mf-more': {}, 'node_modules/@caravan/mf-more': { link: true } });
    expect(inputs()).toBe(before);
    lock({ ...packages, 'node_modules/react': { version: '19.0.1' } });
    expect(inputs()).not.toBe(before);
  });
});
