import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import { root } from '../workspaces';

const report = v.object({
  numPassedTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.string(),
      assertionResults: v.array(
        v.object({ fullName: v.string(), status: v.string(), failureMessages: v.array(v.string()) }),
      ),
    }),
  ),
});

/** What is wrong, and how to mend it. */
interface Fault {
  readonly what: string;
  readonly mend?: string;
}

/** `file:line` of the first place in a section's own files that a failure names. */
const placeIn = (file: string, said: string): string => {
  const own = relative(root, file);
  const [, line] =
    new RegExp(`${own.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}:(\\d+)`).exec(
      stripVTControlCharacters(said),
    ) ?? [];
  return line === undefined ? own : `${own}:${line}`;
};

/**
 * The first failure in what jest reported (`--json`) of a section's tests: `file:line test: message`. Null where all
 * passed; a section of which no test passed has none.
 */
export const faultOfTests = (workspace: string, text: string): Fault | null => {
  const { numPassedTests, testResults } = v.parse(report, JSON.parse(text));
  for (const { name, status, message, assertionResults } of testResults) {
    if (status !== 'failed') continue;
    const failed = assertionResults.find((each) => each.status === 'failed');
    const said = failed?.failureMessages.join('\n') ?? message;
    const [first = ''] = stripVTControlCharacters(said)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line && !line.startsWith('●'));
    return { what: `${placeIn(name, said)}${failed ? ` "${failed.fullName}"` : ''}: ${first}` };
  }
  if (numPassedTests > 0) return null;
  return {
    what: `no test in ${workspace}/src passes`,
    mend: `write one beside a page, ${workspace}/src/pages/…Page/…Page.test.tsx: npm run create makes one to copy`,
  };
};

/** How jest runs the tests of one section, wherever its folder is, and where it writes its report. */
export const sectionTests = (workspace: string): { readonly words: readonly string[]; readonly reportFile: string } => {
  const folder = join(root, '.caravan/verify');
  const name = workspace.replaceAll(/\W/g, '-');
  const config = join(folder, `${name}.jest.mjs`);
  const reportFile = join(folder, `${name}.tests.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(reportFile, { force: true });
  writeFileSync(
    config,
    `import config from ${JSON.stringify(pathToFileURL(join(root, 'jest.config.mjs')).href)};
// A section elsewhere is tested like those of the project.
const project = config.projects.find(({ displayName }) => displayName === ${JSON.stringify(basename(workspace))}) ?? config.projects[0];
export default { ...config, projects: [{ ...project, roots: [${JSON.stringify(join(root, workspace))}] }] };
`,
  );
  // By default jest leaves one processor alone, of two.
  return {
    words: ['--config', config, '--maxWorkers=100%', '--json', '--outputFile', reportFile, '--passWithNoTests'],
    reportFile,
  };
};

/** What jest wrote; null where it did not come so far. */
export const readSectionReport = (file: string): string | null =>
  existsSync(file) ? readFileSync(file, 'utf8') : null;
