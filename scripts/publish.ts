import { join } from 'node:path';
import {
  checkedPublication,
  describeRemote,
  publishRemote,
  PublishRefused,
  type Publication,
} from '@caravan/registry/publish';
import { checkedRollout, startRollout } from '@caravan/registry/rollout';
import { nextSigner, publisherKeys, readRegistry, scheduleOf } from '@caravan/registry';
import { shareText } from '../registry/bin/rolloutLines';
import { runCli, openRemote, openWriter } from '../registry/bin/cli';
import { buildRemote } from './gate/buildRemote';
import { verifyTests, verifyTypes } from './gate/verifyRemote';
import { parsePublishOptions } from './publishOptions';

// `npm run publish -- mf-ranking [why]`: builds a remote if it changed, and publishes it into the running site if it passes the
// gate. `--to 10` gives it to a share of visitors first. `--force "why"` leaves out the gate, but not the checks of what belongs to
// other remotes.
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Checks, tests and tries a version, cheap steps first. Returns it. Rejects with `PublishRefused`. */
const passGate = async (workspace: string, publication: Publication, isRollout: boolean): Promise<string> => {
  await verifyTypes(workspace, say);
  await buildRemote(workspace);
  const candidate = describeRemote(publication.dist, publication.federation);
  const { remotes } = await (isRollout ? checkedRollout : checkedPublication)(publication, candidate);
  if (remotes[publication.federation.name]?.current.version === candidate.version) return candidate.version;
  await verifyTests(workspace, say);
  // Imported here, because only a trial needs a browser.
  const { runTrialOrRefuse } = await import('./gate/trial');
  await runTrialOrRefuse(publication, candidate, say);
  return candidate.version;
};

await runCli(async () => {
  const { workspace, why, forced, plan } = parsePublishOptions(process.argv.slice(2));
  const { directory, federation } = await openRemote(workspace);
  const { name } = federation;
  const dist = join(directory, 'dist');
  const publication = {
    ...openWriter(name, publisherKeys),
    federation,
    dist,
    why: why || 'published',
    isForced: forced,
  };
  await nextSigner(publication.store, publication.keys, await readRegistry(publication.store, publication.keys), name);
  if (forced) await buildRemote(workspace);
  else {
    const tested = await passGate(workspace, publication, plan !== null);
    const { version } = describeRemote(dist, federation);
    if (version !== tested)
      throw new PublishRefused(
        `${name} is not published: another command built ${version} in this checkout while ${tested} was tested: publish again`,
      );
  }
  const { sequence, remotes } = await (plan ? startRollout(publication, plan) : publishRemote(publication));
  const { current, since, rollout } = remotes[name] ?? {};
  return rollout
    ? `${name} ${rollout.candidate.version}: ${shareText(scheduleOf(rollout))} (registry ${sequence})\n`
    : `${name} ${current?.version} runs since ${since} (registry ${sequence})\n`;
});
