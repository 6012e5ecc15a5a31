import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import { escapeRegExp } from '../escapeRegExp';
import { root } from '../workspaces';

const reportSchema = v.object({
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

/** A fault of a remote. */
export interface Fault {
  readonly message: string;
  /** How to correct it, if `npm run verify` does not show that. */
  readonly remedy?: string;
}

/** Returns `file:line` of the first place in a test file that a failure names. */
const locationIn = (file: string, failureText: string): string => {
  const relativePath = relative(root, file);
  const place = new RegExp(`${escapeRegExp(relativePath)}:(\\d+)`);
  const [, line] = place.exec(stripVTControlCharacters(failureText)) ?? [];
  return line === undefined ? relativePath : `${relativePath}:${line}`;
};

/**
 * Returns the first failure in jest's report (`--json`) of a remote's tests as `file:line test: message`. Returns null if all
 * tests passed. It is a fault, too, if no test passed.
 */
export const faultOfTests = (workspace: string, text: string): Fault | null => {
  const { numPassedTests, testResults } = v.parse(reportSchema, JSON.parse(text));
  for (const { name, status, message, assertionResults } of testResults) {
    if (status !== 'failed') continue;
    const failed = assertionResults.find((each) => each.status === 'failed');
    const failureText = failed?.failureMessages.join('\n') ?? message;
    const [first = ''] = stripVTControlCharacters(failureText)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line && !line.startsWith('●'));
    return { message: `${locationIn(name, failureText)}${failed ? ` "${failed.fullName}"` : ''}: ${first}` };
  }
  if (numPassedTests > 0) return null;
  return {
    message: `no test in ${workspace}/src passes`,
    remedy: `Write one beside a page, ${workspace}/src/pages/…Page/…Page.test.tsx: npm run create makes one to copy`,
  };
};

/** Returns the path of a generated file for the verification of a remote. Creates its folder. */
export const generatedFile = (workspace: string, ending: string): string => {
  const folder = join(root, '.caravan/verify');
  mkdirSync(folder, { recursive: true });
  return join(folder, `${workspace.replaceAll(/\W/g, '-')}.${ending}`);
};

/** Writes a configuration for jest that runs the tests of one remote, also in a folder outside of the workspaces. */
export const remoteTests = (workspace: string): { readonly words: readonly string[]; readonly reportFile: string } => {
  const config = generatedFile(workspace, 'jest.mjs');
  const reportFile = generatedFile(workspace, 'tests.json');
  rmSync(reportFile, { force: true });
  writeFileSync(
    config,
    `import config from ${JSON.stringify(pathToFileURL(join(root, 'jest.config.mjs')).href)};
// A remote outside of the workspaces is tested like the first project.
const project = config.projects.find(({ displayName }) => displayName === ${JSON.stringify(basename(workspace))}) ?? config.projects[0];
export default { ...config, projects: [{ ...project, roots: [${JSON.stringify(join(root, workspace))}] }] };
`,
  );
  // By default jest uses one worker less than there are cores.
  return {
    words: ['--config', config, '--maxWorkers=100%', '--json', '--outputFile', reportFile, '--passWithNoTests'],
    reportFile,
  };
};
