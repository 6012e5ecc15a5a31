import { findVersionByPrefix } from '../src/documents';
import { PublishRefused } from '../src/refused';
import { rollbackRemote } from '../src/rollback';
import { commandWords } from './commandWords';
import { runCli, remoteNameOf, openWriter } from './cli';

/**
 * `npm run rollback -- mf-ranking [version] ["why"]` rolls back to the last good version, or to a version named by its first characters.
 * After a removal it restores the version that ran before.
 */
const USAGE = 'npm run rollback -- mf-ranking [version] ["why"]';
await runCli(async () => {
  const { words } = commandWords(USAGE, { maxWords: 3 });
  const [word = '', first = '', why] = words;
  const name = remoteNameOf(word, USAGE);
  const writer = openWriter(name);
  const version = await findVersionByPrefix(writer.store, writer.keys, name, first);
  if (why !== undefined && version === undefined)
    throw new PublishRefused(`"${first}" is not a version of ${name}: put a reason in quotes`);
  const change = { ...writer, why: why ?? (version === undefined && first ? first : 'rolled back') };
  const { sequence, remotes } = await rollbackRemote(change, name, version);
  return `${name} is back at ${remotes[name]?.current.version} (registry ${sequence})\n`;
});
