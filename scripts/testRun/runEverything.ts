import { runCommand } from './command';
import { startSites, type SpecChoice } from './endToEnd';
import { runJest } from './jest';
import { countsOf } from './jestReport';
import { ensureChromium, ensurePostgres, ensureValkey } from './machine';
import { createTemporaryFolder } from './temporaryFolder';
import { runPart, type Part } from './part';
import { specFiles } from './specs';

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs a command as a part that counts as one test. */
export const runCommandPart = (name: string, program: string, words: readonly string[]): Promise<Part> =>
  runPart(name, async () =>
    (await runCommand(name, program, words)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
  );

/** Runs scripts of `package.json` one after the other. */
export const runScripts = async (names: readonly string[]): Promise<Part[]> => {
  const parts: Part[] = [];
  for (const name of names) parts.push(await runCommandPart(name, 'npm', ['run', '--silent', name]));
  return parts;
};

export const runBuild = (): Promise<Part> =>
  runCommandPart('build', process.execPath, ['--import', 'tsx', 'scripts/build.ts']);

/** Runs tests that need no browser. The part fails if jest reports an error outside of tests, or if too few tests ran. */
export const runTests = (
  name: string,
  words: readonly string[],
  env: NodeJS.ProcessEnv,
  required: 'one test' | 'no test' = 'one test',
): Promise<Part> =>
  runPart(name, async () => {
    say(`\n── ${name}`);
    const { runs, isGreen } = await runJest(words, env);
    const { passed, failed } = countsOf(runs);
    const isTooFew = passed === 0 && required === 'one test';
    return { passed, failed: failed === 0 && (!isGreen || isTooFew) ? 1 : failed };
  });

/** Returns the environment without a database server, in which the tests run on PGlite. */
export const embeddedEnv = (): NodeJS.ProcessEnv => {
  const { DATABASE_URL: _server, ...env } = process.env;
  return env;
};

/** Tests that run on both engines: each call with every kind of parameter, and the statistics, whose SQL is the longest. */
const onBothEngines = ['api/src/maliciousTexts', 'api/src/modules/statistics/models'];

/** Runs all tests that need no browser on PostgreSQL, if it can be started. `onPglite` runs some of them again on PGlite. */
const runUnitAndApi = async (): Promise<{ all: Part; onPglite: () => Promise<Part[]> }> => {
  const name = 'unit and API';
  const workers = '--maxWorkers=2';
  const hasValkey = ensureValkey(say);
  const temporary = createTemporaryFolder();
  const database = await ensurePostgres(say, temporary.path);
  const skipped = [...(database ? [] : ['PostgreSQL SKIPPED']), ...(hasValkey ? [] : ['Valkey SKIPPED'])];
  const note = skipped.length > 0 ? { note: skipped.join(', ') } : {};
  try {
    if (database === null) {
      const all = await runTests(`${name}, PGlite`, [workers], embeddedEnv());
      return { all: { ...all, ...note }, onPglite: () => Promise.resolve([]) };
    }
    const env = { ...process.env, DATABASE_URL: database.url, TMPDIR: temporary.path };
    return {
      all: { ...(await runTests(name, [workers], env)), ...note },
      onPglite: async () => [await runTests('API on PGlite', ['--maxWorkers=1', ...onBothEngines], embeddedEnv())],
    };
  } finally {
    await database?.stop();
    temporary.remove();
  }
};

/** Runs end-to-end tests. Their sites start while `before` runs. */
export const runEndToEnd = async (before: () => Promise<Part[]>, choice: SpecChoice): Promise<Part[]> => {
  const starting = Promise.resolve().then(() => {
    ensureChromium(say);
    return startSites(choice, (line) => say(`  ${line}`));
  });
  // A failure is reported where `starting` is awaited.
  starting.catch(() => undefined);
  const parts = await before();
  const part = await runPart('end to end', async () => {
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
 * Runs all parts. The build takes one core, and the checks the other one. The tests begin as soon as that is free. The tests on
 * PGlite run beside the start of the sites.
 */
export const runEverything = async (): Promise<Part[]> => {
  const building = runBuild();
  // Waits for npm's registry.
  const vulnerabilityCheck = runScripts(['vulnerable']);
  // `lint` checks types too.
  const checked = await runScripts(['format:check', 'lint', 'checks', 'imports', 'unused']);
  const { all, onPglite } = await runUnitAndApi();
  const earlierParts = [...checked, ...(await vulnerabilityCheck), await building, all];
  return [...earlierParts, ...(await runEndToEnd(onPglite, { files: specFiles() }))];
};
