import { join } from 'node:path';
import {
  checkedRegistry,
  describeRemote,
  publishRemote,
  PublishRefused,
  type Publication,
} from '@caravan/registry/publish';
import { allowedSigner, readRegistry } from '@caravan/registry';
import { command, openRemote, openSetting } from '../registry/bin/setting';
import { buildWorkspace } from './build';
import { buildFault } from './gate/buildFault';
import { verifyTests, verifyTypes } from './gate/verifyRemote';

// `npm run publish -- mf-ranking [why]`: builds a remote if it changed, and publishes it into the running site if it passes the
// gate. `--force "why"` leaves out the gate, but not the checks of what belongs to other remotes.
const [workspace = '', ...words] = process.argv.slice(2);
const forced = words[0] === '--force';
const why = words.slice(forced ? 1 : 0).join(' ');
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const built = (): Promise<unknown> =>
  buildWorkspace(workspace).catch((error: unknown) => {
    throw new PublishRefused(
      `${workspace} is not published: it does not build (${buildFault(error instanceof Error ? error.message : String(error))}); mend that, npm run build -- ${workspace} shows all`,
    );
  });

/** Checks, tests and tries a version, cheap steps first. Rejects with `PublishRefused`. */
const passGate = async (publication: Publication): Promise<void> => {
  await verifyTypes(workspace, say);
  await built();
  const candidate = describeRemote(publication.dist, publication.federation);
  const { remotes } = await checkedRegistry(publication, candidate);
  if (remotes[publication.federation.name]?.current.version === candidate.version) return;
  await verifyTests(workspace, say);
  // Imported here, because only a trial needs a browser.
  const { tryOut } = await import('./gate/trial');
  await tryOut(publication, candidate, say);
};

await command(async () => {
  const { directory, federation } = await openRemote(workspace);
  if (forced && !why) throw new PublishRefused(`say why: npm run publish -- ${workspace} --force "why"`);
  const dist = join(directory, 'dist');
  const publication = { ...openSetting(federation.name), federation, dist, why: why || 'published', forced };
  allowedSigner(await readRegistry(publication.store, publication.keys), publication.keys, federation.name);
  await (forced ? built() : passGate(publication));
  const { sequence, remotes } = await publishRemote(publication);
  const entry = remotes[federation.name];
  return `${federation.name} ${entry?.current.version} runs since ${entry?.since} (registry ${sequence})\n`;
});
