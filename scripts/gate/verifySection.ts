import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PublishRefused } from '@caravan/registry/publish';
import { writeParts } from '@caravan/shared/build';
import { openRemote } from '../../registry/bin/setting';
import { outcomeOf } from '../testRun/command';
import { root } from '../workspaces';
import { faultOfTests, readSectionReport, sectionTests } from './sectionTests';

interface Step {
  readonly name: string;
  readonly command: string;
  readonly words: readonly string[];
  /** What is wrong, and how to mend it, by all that it said; null where nothing is. */
  readonly faultOf: (
    outcome: Awaited<ReturnType<typeof outcomeOf>>,
  ) => { readonly what: string; readonly mend?: string } | null;
}

/** The fault of a command that says it in a line of its own. */
const lineLike =
  (fault: RegExp): Step['faultOf'] =>
  ({ succeeded, said }) =>
    succeeded
      ? null
      : {
          what:
            said
              .split('\n')
              .find((line) => fault.test(line))
              ?.trim() ?? 'nothing is said of it',
        };

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
  return {
    name: 'types',
    command: bin('tsc'),
    words: ['--checkers', '1', '-p', config],
    faultOf: lineLike(/error TS/),
  };
};

const checks = (workspace: string): Step => ({
  name: 'checks',
  command: process.execPath,
  words: ['--import', 'tsx', 'scripts/checks/run.ts', '.', workspace],
  faultOf: lineLike(/^\S+:\d+: /),
});

const tests = (workspace: string): Step => {
  const { words, reportFile } = sectionTests(workspace);
  return {
    name: 'tests',
    command: bin('jest'),
    words,
    faultOf: (outcome) => {
      const report = readSectionReport(reportFile);
      return (report && faultOfTests(workspace, report)) || lineLike(/\S/)(outcome);
    },
  };
};

const take = async (workspace: string, { name, command, words, faultOf }: Step, say: Say): Promise<void> => {
  const started = Date.now();
  const outcome = await outcomeOf(command, words);
  const fault = faultOf(outcome);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  say(`${workspace}: ${name} ${fault ? 'fail' : 'hold'} (${seconds} s)`, fault ? outcome.said : '');
  if (!fault) return;
  throw new PublishRefused(
    `${workspace} is not published: its ${name} fail (${fault.what}); ${fault.mend ?? `mend that, npm run verify -- ${workspace} shows all`}`,
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
  // Both end first, so that the refusal is the last that is said.
  const ended = await Promise.allSettled([checks, tests].map((step) => take(workspace, step(workspace), say)));
  for (const each of ended) if (each.status === 'rejected') throw each.reason;
};
