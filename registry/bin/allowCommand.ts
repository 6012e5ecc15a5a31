import { allowTeams, readRegistry } from '../src/index';
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
  const change = { ...openWriter(), why: 'asked for by npm run allow' };
  const { teams = {} } = await readRegistry(change.store, change.keys);
  const existing = Object.hasOwn(teams, team) ? teams[team] : undefined;
  const { publicKey, isForDevelopment = existing?.development } = file
    ? readPublicKeyFile(file)
    : { publicKey: existing?.publicKey };
  if (publicKey === undefined)
    throw new PublishRefused(
      remotes.length === 0
        ? `${team} is not a team of the registry: npm run registry lists them`
        : `${team} is not a team yet: name its public key file too, as in npm run allow -- ${team} ${remotes.join(' ')} ${team}.pub`,
    );
  const mayNotForce = has('no-force') || (existing?.mayForce === false && !has('force'));
  const rights = {
    publicKey,
    ...(isForDevelopment && { development: true as const }),
    ...(mayNotForce && { mayForce: false as const }),
    remotes,
  };
  const { sequence } = await allowTeams(change, { [team]: rights });
  if (remotes.length === 0) return `${team} and its key are removed from the registry (registry ${sequence})\n`;
  return `${team} may publish ${remotes.join(', ')}${mayNotForce ? ', not by force' : ''} (registry ${sequence})\n`;
};
