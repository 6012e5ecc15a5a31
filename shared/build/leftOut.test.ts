import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { leftOut } from './leftOut';

const packages = join(import.meta.dirname, '../../node_modules');

const loader: unknown = require('./replaceLines.cjs');

/** What the loader makes of a source by changes. */
const changed = (source: string, changes: readonly (readonly [string, string])[]): unknown => {
  if (typeof loader !== 'function') throw new Error('the loader is no function');
  return Reflect.apply(loader, { resourcePath: 'library.js', getOptions: () => ({ changes }) }, [source]);
};

describe('what is left out of libraries', () => {
  it('is a line that stands there once', () => {
    expect(changed('a(); b();', [['b();', '']])).toBe('a(); ');
  });

  it.each(['a();', 'b(); b();'])('fails the build where a library has changed: %s', (source) => {
    expect(() => changed(source, [['b();', '']])).toThrow(/library\.js: \d times "b\(\);", not once/);
  });

  it.each(Object.keys(leftOut))('is in a file that is there: %s', (file) => {
    expect(existsSync(join(packages, file))).toBe(true);
  });
});
