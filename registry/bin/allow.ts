import { createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { allowTeams, isDevelopmentKey, publicText, readRegistry } from '../src/index';
import { PublishRefused } from '../src/refused';
import { commandWords } from './commandWords';
import { runCli, openWriter } from './cli';

// `npm run allow -- <team> <remote…> [public key file .pub] [--no-force]` sets the remotes that a team may publish, and whether it may
// publish with --force. Needs registry.key. With `none` in place of remotes the team and its key are forgotten.
const USAGE = 'npm run allow -- <team> <remote… | none> [<file>.pub] [--no-force]';
await runCli(async () => {
  const { words, has } = commandWords(USAGE, { options: ['no-force'] });
  const [team = '', ...args] = words;
  const file = args.find((word) => word.endsWith('.pub'));
  const names = args.filter((word) => word !== file);
  if (names.length === 0) throw new PublishRefused(`name what the team may publish, or none: ${USAGE}`);
  if (names.length > 1 && names.includes('none')) throw new PublishRefused(`none stands alone: ${USAGE}`);
  const remotes = names.filter((word) => word !== 'none');
  const change = { ...openWriter(), why: 'asked for by npm run allow' };
  const existing = (await readRegistry(change.store, change.keys)).teams?.[team];
  const text = file ? readFileSync(file, 'utf8') : '';
  const force = has('no-force') ? ({ mayForce: false } as const) : {};
  const key = file
    ? {
        publicKey: publicText(createPublicKey(text)),
        ...(isDevelopmentKey(text) ? ({ development: true } as const) : {}),
      }
    : existing && { publicKey: existing.publicKey, ...(existing.development && { development: true as const }) };
  if (!team || !key) throw new PublishRefused(`name a team and its key: ${USAGE}`);
  const { sequence } = await allowTeams(change, { [team]: { ...key, ...force, remotes } });
  if (remotes.length === 0) return `${team} and its key are out of the registry (registry ${sequence})\n`;
  return `${team} may publish ${remotes.join(', ')}${'mayForce' in force ? ', not by force' : ''} (registry ${sequence})\n`;
});
