import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PublishRefused } from '@caravan/registry/publish';
import { writeParts } from '@caravan/shared/build';
import { openRemote } from '../../registry/bin/cli';
import { captureCommand } from '../testRun/command';
import { root } from '../workspaces';
import { type Fault, faultOfTests, generatedFile, remoteTests } from './remoteTests';

interface Step {
  readonly name: string;
  readonly command: string;
  readonly words: readonly string[];
  /** Finds the first fault in the outcome. Returns null if there is none. */
  readonly faultOf: (outcome: Awaited<ReturnType<typeof captureCommand>>) => Fault | null;
}

/** Returns the first matching line of the output as the fault of a failed command. */
const faultFromLine =
  (pattern: RegExp): Step['faultOf'] =>
  ({ hasSucceeded, output }) => {
    if (hasSucceeded) return null;
    const line = output.split('\n').find((each) => pattern.test(each));
    return { message: line?.trim() ?? 'without a message' };
  };

const binPath = (name: string): string => join(root, 'node_modules/.bin', name);

const typesStep = (workspace: string): Step => {
  const config = generatedFile(workspace, 'json');
  const exclude = ['node_modules', 'dist'].map((name) => join(root, '**', name));
  writeFileSync(
    config,
    JSON.stringify({ extends: join(root, 'tsconfig.json'), include: [join(root, workspace)], exclude }),
  );
  return {
    name: 'types',
    command: binPath('tsc'),
    words: ['--checkers', '1', '-p', config],
    faultOf: faultFromLine(/error TS/),
  };
};

/** Runs a script of `scripts/checks`. `faultLine` matches the lines of its faults. */
const checkStep = (workspace: string, name: string, script: string, faultLine: RegExp): Step => ({
  name,
  command: process.execPath,
  words: ['--import', 'tsx', `scripts/checks/${script}`, '.', workspace],
  faultOf: faultFromLine(faultLine),
});

const testsStep = (workspace: string): Step => {
  const { words, reportFile } = remoteTests(workspace);
  return {
    name: 'tests',
    command: binPath('jest'),
    words,
    faultOf: (outcome) => {
      const report = existsSync(reportFile) ? readFileSync(reportFile, 'utf8') : null;
      return (report && faultOfTests(workspace, report)) || faultFromLine(/\S/)(outcome);
    },
  };
};

const runStep = async (workspace: string, { name, command, words, faultOf }: Step, say: Say): Promise<void> => {
  const started = Date.now();
  const outcome = await captureCommand(command, words);
  const fault = faultOf(outcome);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  say(`${workspace}: ${name} ${fault ? 'fail' : 'pass'} (${seconds} s)`, fault ? outcome.output : '');
  if (!fault) return;
  throw new PublishRefused(
    `${workspace} is not published: its ${name} fail (${fault.message}). ${fault.remedy ?? `Fix it. All failures: npm run verify -- ${workspace}`}`,
  );
};

/** Receives the result of a step, and its whole output if it failed. */
type Say = (line: string, output: string) => void;

/** Checks the types of a remote. Rejects with `PublishRefused` and the first fault. */
export const verifyTypes = async (workspace: string, say: Say): Promise<void> => {
  const { directory, federation } = await openRemote(workspace);
  writeParts(directory, federation);
  await runStep(workspace, typesStep(workspace), say);
};

/** Runs the checks, import rules and tests of a remote. Rejects with `PublishRefused` and the first fault. */
export const verifyTests = async (workspace: string, say: Say): Promise<void> => {
  const steps = [
    checkStep(workspace, 'checks', 'run.ts', /^\S+:\d+: /),
    checkStep(workspace, 'imports', 'importRules.ts', new RegExp(`^${workspace}`)),
    testsStep(workspace),
  ];
  // Waits for all steps, so that the refusal is the last line.
  const results = await Promise.allSettled(steps.map((step) => runStep(workspace, step, say)));
  for (const each of results) if (each.status === 'rejected') throw each.reason;
};
