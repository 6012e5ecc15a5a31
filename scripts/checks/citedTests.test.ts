import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspaces';

// docs/reliability.md names the tests that prove a row: `file` *part of a title*, *part of another title*.
const rows = readFileSync(join(root, 'docs/reliability.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'));

const patterns = ['{api,shell,shared,registry,object-store,scripts}/**/*.test.{ts,tsx}', 'e2e/specs/**/*.e2e.ts'];
const tests = globSync(patterns, { cwd: root, exclude: ['**/node_modules', '**/dist', '**/.*'] }).map((file) => ({
  file: `/${file}`,
  text: readFileSync(join(root, file), 'utf8'),
}));

/** Returns each cited title with the file that it is cited of. */
const cited = rows.flatMap((row) => {
  let file = '';
  return [...(row.split(' | ').at(-1) ?? '').matchAll(/`([^`]+)`|\*([^*]+)\*/g)].flatMap(([, path, title]) => {
    if (path !== undefined) file = path;
    return title === undefined ? [] : [[title.replace(/ …$/, ''), file] as const];
  });
});

it('finds the titles that docs/reliability.md cites', () => {
  expect(cited.length).toBeGreaterThan(80);
  const missing = cited.filter(
    ([title, path]) => !tests.some(({ file, text }) => file.includes(`/${path}.`) && text.includes(title)),
  );
  expect(missing).toEqual([]);
});
