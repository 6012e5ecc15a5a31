import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openRemote } from '../registry/bin/cli';
import { buildAll } from './build';
import { follow } from './live/follow';
import { openLiveStore, type LiveStore } from './live/liveStore';
import { startInto } from './live/startInto';
import { serveLiveUpdates } from './live/liveUpdates';
import { onInterrupt } from './interrupted';
import { ensureSitePortsFree, startSite } from './site';
import { refuseOrphans, supervisorsOn } from './supervisor/siteRecord';
import { fail, say } from './terminal';
import { remoteWorkspaces, root } from './workspaces';

// `npm start -w mf-ranking`: starts a site for work on one remote, with its own data and the other remotes of this checkout. Every
// change of the remote is built for development and shown. `API_URL` names an API to use. By default, an API with demo data starts.
// With `-- --into https://the-site` the build is shown in that running site instead, to one browser (`live/startInto.ts`).

/** Builds and publishes the other remotes. Leaves out those that do not build. */
const publishOthers = async (name: string, store: LiveStore): Promise<void> => {
  for (const workspace of remoteWorkspaces().filter((each) => each !== name)) {
    try {
      await buildAll(say, [workspace]);
      const { directory, federation } = await openRemote(workspace);
      await store.publish(federation, join(directory, 'dist'), 'as this checkout has it');
    } catch (error) {
      say(`the site goes without ${workspace}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
};

const start = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    options: { into: { type: 'string' }, address: { type: 'string' } },
    allowPositionals: true,
  });
  const [name = ''] = positionals;
  const { into, address } = values;
  if (into !== undefined) return startInto(name, { into, address });
  const { directory, federation } = await openRemote(name);
  const port = Number(process.env['PORT'] || federation.port);
  const apiPort = Number(process.env['API_PORT'] || federation.port + 100);
  const apiRuns = Boolean(process.env['API_URL']);
  const data = join(root, '.caravan/alone', federation.name);
  mkdirSync(data, { recursive: true });
  await refuseOrphans(data);
  const [running] = supervisorsOn(data);
  if (running !== undefined)
    throw new Error(`npm start already runs for ${name} (process ${running}): end it with kill ${running}`);
  await ensureSitePortsFree(port, apiRuns ? undefined : apiPort, data);
  await buildAll(say, apiRuns ? ['shell'] : ['demo', 'shell']);
  const store = await openLiveStore(data);
  await publishOthers(name, store);

  const updates = await serveLiveUpdates();
  const current = `http://127.0.0.1:${port}/remotes/${federation.name}/versions/current.json`;
  const stopFollowing = await follow({
    directory,
    federation,
    dist: join(data, 'dist'),
    store,
    updates,
    updatesAddress: `${updates.origin}/`,
    // While the site starts, it does not answer.
    isServed: async (version) =>
      (
        await fetch(current).then(
          (response) => response.text(),
          () => '',
        )
      ).includes(`"${version}"`),
    say: (line) => say(`${name}: ${line}`),
  });
  const env = {
    SHELL_ASSETS: join(root, 'shell/dist/browser-checked'),
    REGISTRY_LOOK_MS: '50',
    // Most of its pages are those of one remote.
    WORKERS_AT_START: '0',
    STORE_S3_BUCKET: undefined,
    TLS_CERT: undefined,
    TLS_KEY: undefined,
    // Allows pages to connect to the server of updates.
    UPLOAD_ORIGIN: [process.env['UPLOAD_ORIGIN'], updates.origin].filter(Boolean).join(' '),
  };
  const site = await startSite({ port, apiPort, data, env, say, apiRuns });
  const path = federation.menu[0]?.path ?? federation.routes[0]?.path ?? '';
  process.stdout.write(
    `\n${federation.name}: ${site.origin}${path} (state: ${site.origin}/test)\nIts sources are watched; Ctrl-C stops everything.\n`,
  );
  onInterrupt(async () => {
    updates.stop();
    await Promise.all([stopFollowing(), site.stop()]);
  }, 0);
};

start().catch(fail);
