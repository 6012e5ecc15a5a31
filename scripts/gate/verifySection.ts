import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PublishRefused } from '@caravan/registry/publish';
import { writeParts } from '@caravan/shared/build';
import { openRemote } from '../../registry/bin/setting';
import { outcomeOf } from '../testRun/command';
import { root } from '../workspaces';

interface Step {
  readonly name: string;
  readonly command: string;
  readonly words: readonly string[];
  /** The line that says what is wrong. */
  readonly fault: RegExp;
}

const bin = (name: string): string => join(root, 'node_modules/.bin', name);

const types = (workspace: string): Step => {
  const folder = join(root, '.caravan/verify');
  const config = join(folder, `${workspace.replaceAll(/\W/g, '-')}.json`);
  mkdirSync(folder, { recursive: true });
  const exclude = ['node_modules', 'dist'].map((name) => join(root, '**', name));
  writeFileSync(
    config,
    JSON.stringify({ extends: join(root, 'tsconfig.json'), include: [join(root, workspace)], exclude }),
  );
  return { name: 'types', command: bin('tsc'), words: ['--checkers', '1', '-p', config], fault: /error TS/ };
};

const checks = (workspace: string): Step => ({
  name: 'checks',
  command: process.execPath,
  words: ['--import', 'tsx', 'scripts/checks/run.ts', '.', workspace],
  fault: /^\S+:\d+: /,
});

const tests = (workspace: string): Step => ({
  name: 'tests',
  command: bin('jest'),
  // By default jest leaves one processor alone, of two.
  words: [
    '--selectProjects',
    basename(workspace),
    '--maxWorkers=100%',
    '--passWithNoTests',
    '--testPathPatterns',
    `/${workspace}/`,
  ],
  fault: /^\s*●/,
});

const take = async (workspace: string, { name, command, words, fault }: Step, say: Say): Promise<void> => {
  const started = Date.now();
  const { succeeded, said } = await outcomeOf(command, words);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  say(`${workspace}: ${name} ${succeeded ? 'hold' : 'fail'} (${seconds} s)`, succeeded ? '' : said);
  if (succeeded) return;
  const line = said.split('\n').find((each) => fault.test(each)) ?? 'nothing is said of it';
  throw new PublishRefused(
    `${workspace} is not published: its ${name} fail (${line.trim()}); npm run verify -- ${workspace} shows all`,
  );
};

/** Is told how a step ended, and where it failed, all that it said. */
type Say = (line: string, said: string) => void;

/** Types first, since they fail most often; refused with the first fault. */
export const verifyTypes = async (workspace: string, say: Say): Promise<void> => {
  const { directory, federation } = await openRemote(workspace);
  writeParts(directory, federation);
  await take(workspace, types(workspace), say);
};

/** Our own checks and the tests of one section; refused with the first fault. */
export const verifyTests = async (workspace: string, say: Say): Promise<void> => {
  await Promise.all([checks, tests].map((step) => take(workspace, step(workspace), say)));
};
