import { needChromium } from '../chromium';
import { needPostgres } from '../postgres';
import { runCommand } from './command';
import { startSites, type Choice } from './endToEnd';
import { runJest } from './jest';
import { countsOf } from './jestReport';
import { timed, type Part } from './part';
import { specFiles } from './specs';

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

export const command = (name: string, program: string, words: readonly string[]): Promise<Part> =>
  timed(name, async () =>
    (await runCommand(name, program, words)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
  );

/** Runs the named scripts of package.json one after the other. */
export const checks = async (names: readonly string[]): Promise<Part[]> => {
  const parts: Part[] = [];
  for (const name of names) parts.push(await command(name, 'npm', ['run', '--silent', name]));
  return parts;
};

export const build = (): Promise<Part> => command('build', process.execPath, ['--import', 'tsx', 'scripts/build.ts']);

/** Tests outside the browser; a run of nothing, and one that jest complains about without naming a test, have failed. */
export const jest = (
  name: string,
  words: readonly string[],
  env: NodeJS.ProcessEnv,
  least: 'one' | 'may be none' = 'one',
): Promise<Part> =>
  timed(name, async () => {
    say(`\n── ${name}`);
    const { runs, isGreen } = await runJest(words, env);
    const { passed, failed } = countsOf(runs);
    return { passed, failed: failed === 0 && (!isGreen || (passed === 0 && least === 'one')) ? 1 : failed };
  });

/** The environment without a database server: PGlite is what these tests run on. */
export const embedded = (): NodeJS.ProcessEnv => {
  const { DATABASE_URL: _server, ...env } = process.env;
  return env;
};

/** Tests of the API on both engines: every call with what it takes, and the figures, whose SQL is the longest. What is refused reaches none. */
const onBothEngines = ['api/src/nastyTexts', 'api/src/modules/statistics/models'];

/** The tests outside the browser on a PostgreSQL server, where there is one, and then what is to be shown on both engines on PGlite. */
const unitAndApi = async (): Promise<{ all: Part; embeddedToo: () => Promise<Part[]> }> => {
  const name = 'unit and API';
  const workers = '--maxWorkers=2';
  const database = await needPostgres(say);
  if (database === null) {
    const all = await jest(`${name}, PGlite`, [workers], embedded());
    return { all: { ...all, note: 'PostgreSQL SKIPPED' }, embeddedToo: () => Promise.resolve([]) };
  }
  try {
    return {
      all: await jest(name, [workers], { ...process.env, DATABASE_URL: database.url }),
      embeddedToo: async () => [await jest('API on PGlite', ['--maxWorkers=1', ...onBothEngines], embedded())],
    };
  } finally {
    await database.stop();
  }
};

/** End-to-end tests on sites that start while something else runs. */
export const endToEnd = async (before: () => Promise<Part[]>, choice: Choice): Promise<Part[]> => {
  const starting = Promise.resolve().then(() => {
    needChromium(say);
    return startSites(choice, (line) => say(`  ${line}`));
  });
  // Told where it is awaited.
  starting.catch(() => undefined);
  const parts = await before();
  const part = await timed('end to end', async () => {
    say('\n── end to end');
    const sites = await starting;
    try {
      return await sites.run();
    } finally {
      await sites.stop();
    }
  });
  return [...parts, part];
};

/**
 * All parts. Checks and the build run beside each other, each on one core; so do the tests on PGlite and the start of the
 * site. Everything else takes both cores for itself, because tests beside a load fail for its sake.
 */
export const runEverything = async (): Promise<Part[]> => {
  const [checked, built] = await Promise.all([
    checks(['format:check', 'lint', 'types', 'checks', 'imports', 'unused', 'vulnerable']),
    build(),
  ]);
  const { all, embeddedToo } = await unitAndApi();
  return [...checked, built, all, ...(await endToEnd(embeddedToo, { files: specFiles() }))];
};
