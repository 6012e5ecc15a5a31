import { join } from 'node:path';
import {
  folderStore,
  isReleased,
  openStore,
  ownFolder,
  readBuildRecord,
  readPublicKey,
  serverCopy,
} from '@caravan/registry';
import { watchApi } from './apiWatch';
import { readConfig } from './config';
import type { DrawnSite, SiteRemote } from './drawnSite';
import { patientStores, STORE_TIMEOUT_MS } from './patientStore';
import { startRenderer } from './rendererProcess';
import { createRenderers } from './renderers';
import { buildServer } from './server';
import { createServerBuilds } from './serverBuilds';
import { readShellFiles } from './shellFiles';
import { followRegistry } from './siteFeed';
import { serverName, WRITE_INTERVAL } from './tallies';
import { createVersionNotes } from './versionNotes';

/** Requests at a time: each that hangs in a folder holds a thread, and Node has four for all it does, pages' compression too. */
const READS = { folder: 2, service: 64 };
/** Milliseconds between two looks at the registry: a publish reaches visitors within that. A developer waits for less. */
const LOOK_INTERVAL = Number(process.env['REGISTRY_LOOK_MS'] ?? 1000);

const versionIn = ({ remotes }: DrawnSite<SiteRemote>, name: string): string =>
  remotes.find(({ descriptor }) => descriptor.federation.name === name)?.descriptor.version ?? '';

const start = async (): Promise<void> => {
  const root = join(import.meta.dirname, '../../..');
  const config = readConfig(process.env, root);
  ownFolder(config.data);
  const storeTimeoutMs = STORE_TIMEOUT_MS * config.timeoutFactor;
  const onDisk = patientStores(READS.folder, storeTimeoutMs);
  const patient = process.env['STORE_S3_BUCKET'] ? patientStores(READS.service, storeTimeoutMs) : onDisk;
  const store = patient(openStore(process.env, config.data));
  let lastWarning = '';
  // The registry is looked at every second: what stays wrong is said once.
  const warn = (text: string, error: unknown): void => {
    const warning = `${text}: ${error instanceof Error ? error.message : String(error)}\n`;
    if (warning !== lastWarning) process.stderr.write(warning);
    lastWarning = warning;
  };
  const builds = createServerBuilds({
    store,
    folder: join(root, 'shell/.modules'),
    onFailure: (remote, version, error) => warn(`${remote} ${version} is drawn by browsers only`, error),
  });
  const condemned = new Set<string>();
  const notes = createVersionNotes({
    store,
    server: serverName(config.port),
    onFailure: (error) => warn('what is seen of versions is not noted', error),
  });
  const renderers = createRenderers({
    start: (site) =>
      startRenderer({
        script: join(import.meta.dirname, 'renderer.mjs'),
        config,
        site,
        onFailure: (remote, error) => {
          const version = versionIn(site, remote);
          notes.browsersOnly(remote, version, error);
          warn(`${remote} ${version} is drawn by browsers only`, error);
        },
      }),
    onGuilty: (guilty) => {
      const { remote, version, why } = guilty;
      notes.failed(guilty);
      condemned.add(`${remote}/${version}`);
      warn(`${remote} ${version} no longer runs on this server`, why);
    },
    onFailure: (error) => warn('pages go on', error),
  });
  const registry = serverCopy(
    store,
    onDisk(folderStore(join(config.data, 'seen-registry'))),
    readPublicKey(config.registryKey),
  );
  const onFailure = (error: unknown): void => warn('the registry is not usable, the last good one stays', error);
  const feed = await followRegistry({
    registry,
    builds,
    renderers,
    condemned,
    interval: LOOK_INTERVAL,
    onChange: (state) => {
      notes.adopted(state);
      process.stdout.write(`registry ${state.sequence}\n`);
    },
    onFailure,
  });
  if (!isReleased(await registry.newest(onFailure), readBuildRecord(join(root, 'shell/dist'))))
    process.stderr.write('publishing does not know this shell: npm run release records it\n');
  notes.adopted(feed.current());
  const writing = setInterval(() => void notes.write(), WRITE_INTERVAL);
  const api = watchApi(config.api, config.timeoutFactor);
  const app = await buildServer({
    config,
    store,
    feed,
    api,
    drawing: notes.noting(renderers),
    notes,
    files: readShellFiles(config.assets, root),
  });
  const stop = (): void => {
    feed.stop();
    clearInterval(writing);
    // What is being answered is drawn to its end.
    void app.close().then(() => {
      api.stop();
      renderers.stop();
      process.exit(0);
    });
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  process.once('SIGHUP', stop);
  // Who keeps this process (`npm start`) asks whether it lives, and is not outlived.
  process.once('disconnect', stop);
  if (process.send && !process.connected) stop();
  process.on('message', () => process.send?.('alive'));
  await app.listen({ port: config.port, host: config.host });
  process.stdout.write(`shell ready ${config.publicOrigin}\n`);
};

start().catch((error: unknown) => {
  const busy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  process.stderr.write(
    busy
      ? `port ${process.env['PORT'] ?? 4300} is in use: set PORT to a free one\n`
      : `${error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
});
