import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';
import { openSiteLog } from './siteLog';

let folder: string;
beforeEach(() => {
  folder = join(createTemporaryFolder(), 'logs');
});

const linesOf = (file: string): unknown[] =>
  readFileSync(join(folder, file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));

it('writes the lines of the servers as JSON, with the server [REL-7]', () => {
  const log = openSiteLog(folder);
  log.write('api', '{"level":50,"traceId":"t-1","msg":"failed"}');
  log.write('shell', 'the registry is not usable: "x"');
  expect(linesOf('site.log')).toMatchObject([
    { part: 'api', level: 50, traceId: 't-1', msg: 'failed' },
    { part: 'shell', msg: 'the registry is not usable: "x"' },
  ]);
});

it('keeps the newest lines within its size, also over several starts [REL-7]', () => {
  for (let count = 0; count < 100; count += 1) {
    openSiteLog(folder, { maxBytes: 200, maxFiles: 3 }).write('api', `{"count":${count}}`);
  }
  expect(readdirSync(folder).toSorted()).toEqual(['site.log', 'site.log.1', 'site.log.2']);
  const sizes = readdirSync(folder).map((file) => statSync(join(folder, file)).size);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(200);
  const loggedLines = ['site.log.2', 'site.log.1', 'site.log'].flatMap(linesOf);
  expect(loggedLines).toEqual(
    Array.from(loggedLines, (_, index) => ({ part: 'api', count: 100 - loggedLines.length + index })),
  );
});

it('ignores lines that it cannot write', () => {
  mkdirSync(join(folder, 'site.log'), { recursive: true });
  const log = openSiteLog(folder);
  expect(() => log.write('api', 'lost')).not.toThrow();
  rmSync(join(folder, 'site.log'), { recursive: true });
  log.write('api', 'kept');
  expect(linesOf('site.log')).toMatchObject([{ msg: 'kept' }]);
});
