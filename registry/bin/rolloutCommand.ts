import type { RegistryDocument } from '@caravan/shared/contracts';
import { PublishRefused } from '../src/refused';
import type { RegistryEdit, RegistryWriter } from '../src/documents';
import {
  parseSteps,
  pauseRollout,
  promoteRollout,
  resumeRollout,
  scheduleOf,
  setSteps,
  stopRollout,
} from '../src/rollout';
import { shareText } from './rolloutLines';

const changes: Readonly<Record<string, (change: RegistryEdit, remote: string) => Promise<RegistryDocument>>> = {
  100: promoteRollout,
  pause: pauseRollout,
  go: resumeRollout,
  stop: stopRollout,
};

/** Changes the rollout of a remote as the words after its name say. Returns the output of the command. */
export const rolloutCommand = async (
  writer: RegistryWriter,
  remote: string,
  [word = '', ...reason]: readonly string[],
): Promise<string> => {
  if (!/^(?:\d|pause$|go$|stop$)/.test(word))
    throw new PublishRefused(
      `unknown word "${word}": npm run rollout -- mf-${remote} 50 | "50 for 2 h, 100" | 100 | pause | go | stop "why"`,
    );
  if (reason[0] === 'for')
    throw new PublishRefused(`put the steps in quotes: npm run rollout -- mf-${remote} "50 for 2 h, 100"`);
  const change = { ...writer, why: reason.join(' ') || 'asked for by npm run rollout' };
  const { sequence, remotes } = await (changes[word]?.(change, remote) ?? setSteps(change, remote, parseSteps(word)));
  const { current, rollout } = remotes[remote] ?? {};
  return rollout
    ? `${remote} ${rollout.candidate.version}: ${shareText(scheduleOf(rollout))} (registry ${sequence})\n`
    : `${remote} no longer has a rollout: all visitors get ${current?.version} (registry ${sequence})\n`;
};
