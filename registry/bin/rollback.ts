import { findVersionByPrefix } from '../src/documents';
import { PublishRefused } from '../src/refused';
import { rollbackRemote } from '../src/rollback';
import { commandWords } from './commandWords';
import { runCli, openRemote, openWriter } from './cli';

/**
 * `npm run rollback -- mf-ranking [version] ["why"]` puts back the last good version before the current one, a version named by
 * its beginning, or the version that ran before the removal.
 */
await runCli(async () => {
  const { words } = commandWords('npm run rollback -- mf-ranking [version] ["why"]', { maxWords: 3 });
  const [workspace = '', first = '', why] = words;
  const { federation } = await openRemote(workspace);
  const writer = openWriter(federation.name);
  const version = await findVersionByPrefix(writer.store, writer.keys, federation.name, first);
  if (why !== undefined && version === undefined)
    throw new PublishRefused(`"${first}" is no version of ${federation.name}. Put a reason in quotes`);
  const change = { ...writer, why: why ?? (version === undefined && first ? first : 'rolled back') };
  const { sequence, remotes } = await rollbackRemote(change, federation.name, version);
  return `${federation.name} is back at ${remotes[federation.name]?.current.version} (registry ${sequence})\n`;
});
