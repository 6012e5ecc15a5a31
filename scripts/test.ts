import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needChromium } from './chromium';
import { runEndToEnd } from './e2e';
import { needPostgres } from './postgres';
import { root } from './workspaces';

// `npm test`: everything, from a fresh clone: checks, unit and API tests, the API tests with a database once more on a
// PostgreSQL server, end-to-end tests in real Chromium on the built site. A check counts as one test. The last line says `N passed, N failed`.

interface Count {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const reports = mkdtempSync(join(tmpdir(), 'caravan-test-'));

const check = (name: string): Count => {
  say(`\n── ${name}`);
  const { status } = spawnSync('npm', ['run', '--silent', name], { cwd: root, stdio: 'inherit' });
  return status === 0 ? { name, passed: 1, failed: 0 } : { name, passed: 0, failed: 1 };
};

const isReport = (
  value: unknown,
): value is { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number } =>
  typeof value === 'object' &&
  value !== null &&
  'numPassedTests' in value &&
  'numFailedTests' in value &&
  'numRuntimeErrorTestSuites' in value;

/** What jest's report counts; a run that left none, or ran nothing, has failed. */
const counted = (name: string, report: string, code: number): Count => {
  const read: unknown = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
  if (!isReport(read)) return { name, passed: 0, failed: 1 };
  const failed = read.numFailedTests + read.numRuntimeErrorTestSuites;
  return {
    name,
    passed: read.numPassedTests,
    failed: failed === 0 && (code !== 0 || read.numPassedTests === 0) ? 1 : failed,
  };
};

/** Runs jest without blocking, so that Ctrl-C is heard and what a run needs is put away. */
const jest = async (name: string, words: readonly string[], env: NodeJS.ProcessEnv): Promise<Count> => {
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`);
  const child = spawn(
    process.execPath,
    ['node_modules/jest/bin/jest.js', '--json', '--outputFile', report, '--maxWorkers=2', ...words],
    { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const code = await once(child, 'exit').then(([status]: unknown[]) => status);
  return counted(name, report, typeof code === 'number' ? code : 1);
};

const unit = (): Promise<Count> => {
  say('\n── unit and API tests');
  const { DATABASE_URL: _server, ...env } = process.env;
  return jest('unit and API', [], env);
};

/** What a test imports that uses a database: only such tests can end differently on another engine. */
const databaseSupport = ['testing/server.ts', 'testing/postgresServer.ts', 'database/postgres.test.ts'].map(
  (name) => `api/src/${name}`,
);

const apiOnPostgres = async (): Promise<Count> => {
  const name = 'API on PostgreSQL';
  say(`\n── ${name}`);
  try {
    const database = await needPostgres(say);
    if (database === null) return { name: `${name} (SKIPPED)`, passed: 0, failed: 0 };
    try {
      const words = ['--selectProjects', 'api', '--findRelatedTests', ...databaseSupport];
      return await jest(name, words, { ...process.env, DATABASE_URL: database.url });
    } finally {
      await database.stop();
    }
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return { name, passed: 0, failed: 1 };
  }
};

const endToEnd = async (): Promise<Count> => {
  say('\n── end to end');
  const report = join(reports, 'e2e.json');
  try {
    needChromium(say);
    return counted('end to end', report, await runEndToEnd(['--json', '--outputFile', report]));
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return { name: 'end to end', passed: 0, failed: 1 };
  }
};

const checks = ['format:check', 'lint', 'types', 'checks', 'imports', 'unused'].map(check);
const counts = [...checks, await unit(), await apiOnPostgres(), await endToEnd()];
rmSync(reports, { recursive: true, force: true });

say('');
for (const { name, passed, failed } of counts)
  say(`${failed > 0 ? 'FAILED' : 'ok    '} ${name}: ${passed} of ${passed + failed}`);
const sum = (key: 'passed' | 'failed'): number => counts.reduce((total, count) => total + count[key], 0);
say(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);
