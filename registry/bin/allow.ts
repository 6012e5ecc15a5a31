import { createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { allowTeams, isDevelopmentKey, publicText, readRegistry } from '../src/index';
import { PublishRefused } from '../src/refused';
import { command, openSetting } from './setting';

// `npm run allow -- <team> [remote…] [public key file .pub] [--no-force]` sets the remotes that a team may publish, and whether it may
// publish with --force. Needs registry.key. Without remotes the team loses all rights.
const [team = '', ...given] = process.argv.slice(2);
const words = given.filter((word) => word !== '--no-force');
const file = words.find((word) => word.endsWith('.pub'));
const remotes = words.filter((word) => word !== file);
await command(async () => {
  const setting = { ...openSetting(), why: 'asked for by npm run allow' };
  const known = (await readRegistry(setting.store, setting.keys)).teams?.[team];
  const text = file ? readFileSync(file, 'utf8') : '';
  const force = words.length < given.length ? ({ mayForce: false } as const) : {};
  const key = file
    ? {
        publicKey: publicText(createPublicKey(text)),
        ...(isDevelopmentKey(text) ? ({ development: true } as const) : {}),
      }
    : known && { publicKey: known.publicKey, ...(known.development && { development: true as const }) };
  if (!team || !key) throw new PublishRefused('name a team and its key: npm run allow -- <team> <remote…> <file>.pub');
  const { sequence } = await allowTeams(setting, { [team]: { ...key, ...force, remotes } });
  return `${team} may publish ${remotes.join(', ') || 'nothing'}${'mayForce' in force ? ', not by force' : ''} (registry ${sequence})\n`;
});
