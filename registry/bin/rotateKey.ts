import { createPrivateKey } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { publicText, readRegistry, rotateTeamKey, writeNextKeyPair } from '../src/index';
import { PublishRefused } from '../src/refused';
import { openWriter } from './cli';

/**
 * Creates a new key for a team, signs it with the old one, and replaces the old one. Returns the output of the command. If a process
 * ended in between, another call completes the rotation.
 */
export const rotateKey = async (team: string): Promise<string> => {
  const { file, ...writer } = openWriter(team);
  if (!existsSync(file))
    throw new PublishRefused(`${file} is missing: run this where the key of ${team || 'a team'} is`);
  const stem = file.replace(/\.key$/, '');
  const base = `${stem}.next`;
  const readNext = () => createPrivateKey(readFileSync(`${base}.key`));
  const { sequence, teams = {} } = await readRegistry(writer.store, writer.keys);
  const isRotated = existsSync(`${base}.key`) && publicText(readNext()) === teams[team]?.publicKey;
  if (!isRotated) writeNextKeyPair(file, base);
  const rotate = async () => {
    try {
      return await rotateTeamKey({ ...writer, why: 'rotated by its team' }, team, readNext());
    } catch (error) {
      // The registry is unchanged, so the new key is useless.
      if (error instanceof PublishRefused) for (const end of ['key', 'pub']) rmSync(`${base}.${end}`, { force: true });
      throw error;
    }
  };
  const document = isRotated ? { sequence } : await rotate();
  // The private key is renamed last: until then, another call completes the rotation.
  if (existsSync(`${base}.pub`)) renameSync(`${base}.pub`, `${stem}.pub`);
  renameSync(`${base}.key`, file);
  return `${team} has a new key in ${file} (registry ${document.sequence}); replace its other copies by this one\n`;
};
