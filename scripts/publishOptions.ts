import { parseArgs } from 'node:util';
import { PublishRefused } from '@caravan/registry/publish';
import { parseLimits, parseSteps, type RolloutPlan } from '@caravan/registry/rollout';
import { withUsage, workspaceOf } from '../registry/bin/commandWords';

interface PublishOptions {
  readonly workspace: string;
  readonly why: string;
  readonly forced: boolean;
  /** The rules of a rollout, or null for a version that all visitors get at once. */
  readonly plan: RolloutPlan | null;
}

const USAGE =
  'npm run publish -- mf-ranking [--to "10 for 30 min, 50 for 2 h, 100" [--limits failures=2]] [--force] "why"';

const parseWords = (words: readonly string[]) =>
  withUsage(USAGE, () =>
    parseArgs({
      args: [...words],
      options: { force: { type: 'boolean', default: false }, to: { type: 'string' }, limits: { type: 'string' } },
      allowPositionals: true,
    }),
  );

/** Reads the words after `npm run publish --`. */
export const parsePublishOptions = (words: readonly string[]): PublishOptions => {
  const { values, positionals } = parseWords(words);
  const { force: forced, to, limits } = values;
  const [word = '', ...reason] = positionals;
  const workspace = workspaceOf(word);
  if (forced && reason.length === 0) throw new PublishRefused(`say why: npm run publish -- ${workspace} --force "why"`);
  if (to !== undefined && reason[0] === 'for') throw new PublishRefused(`put the steps in quotes: ${USAGE}`);
  if (to === undefined && limits !== undefined)
    throw new PublishRefused(`only a rollout has limits, and --to is missing: ${USAGE}`);
  const plan =
    to === undefined ? null : { steps: parseSteps(to), ...(limits !== undefined && { limits: parseLimits(limits) }) };
  return { workspace, why: reason.join(' '), forced, plan };
};
