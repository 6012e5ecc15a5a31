import { allowTeams } from '../src/index';
import { PublishRefused } from '../src/refused';
import { commandWords } from './commandWords';
import { readPublicKeyFile } from './keyFiles';
import { openWriter } from './cli';

const USAGE = 'npm run allow -- <team> <remote… | none> [<file>.pub] [--no-force | --force]';

/**
 * Sets the remotes that a team may publish, and whether it may publish with --force. Keeps the team's key and its right to force unless
 * they are given. Needs registry.key. `none` in place of remotes removes the team and its key. Returns the output of the command.
 */
export const allowCommand = async (args: readonly string[]): Promise<string> => {
  const { words, has } = commandWords(USAGE, { options: ['no-force', 'force'] }, args);
  const [team = '', ...rest] = words;
  const file = rest.find((word) => word.endsWith('.pub'));
  const names = rest.filter((word) => word !== file);
  if (names.length === 0) throw new PublishRefused(`name what the team may publish, or none: ${USAGE}`);
  if (names.length > 1 && names.includes('none')) throw new PublishRefused(`write none without a remote: ${USAGE}`);
  if (has('no-force') && has('force')) throw new PublishRefused(`choose --no-force or --force: ${USAGE}`);
  const remotes = names.filter((word) => word !== 'none');
  const key = file ? readPublicKeyFile(file) : null;
  const { sequence, teams } = await allowTeams(
    { ...openWriter(), why: 'asked for by npm run allow' },
    {
      [team]: {
        remotes,
        ...(key && { publicKey: key.publicKey, ...(key.isForDevelopment && { development: true as const }) }),
        ...((has('force') || has('no-force')) && { mayForce: has('force') }),
      },
    },
  );
  if (remotes.length === 0) return `${team} and its key are removed from the registry (registry ${sequence})\n`;
  const forceText = teams?.[team]?.mayForce === false ? ', not by force' : '';
  return `${team} may publish ${remotes.join(', ')}${forceText} (registry ${sequence})\n`;
};
