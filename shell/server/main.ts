import { join } from 'node:path';
import { folderStore, isReleased, openStore, readBuildRecord, readKeys, serverCopy } from '@caravan/registry';
import { readConfig } from './config';
import { startRenderer } from './rendererProcess';
import { createRenderers } from './renderers';
import { buildServer } from './server';
import { createServerBuilds } from './serverBuilds';
import { readShellFiles } from './shellFiles';
import { followRegistry } from './siteFeed';
import { createVersionNotes } from './versionNotes';

/** Milliseconds between two looks at the registry: a publish reaches visitors within that. */
const LOOK_INTERVAL = 1000;

const start = async (): Promise<void> => {
  const root = join(import.meta.dirname, '../../..');
  const config = readConfig(process.env, root);
  const store = openStore(process.env, config.data);
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
  const notes = createVersionNotes(store, (error) => warn('what is seen of versions is not noted', error));
  const renderers = createRenderers({
    start: (site) =>
      startRenderer({
        script: join(import.meta.dirname, 'renderer.mjs'),
        config,
        site,
        onFailure: (remote, error) => warn(`${remote} is drawn by browsers only`, error),
      }),
    onGuilty: (guilty) => {
      const { remote, version, why } = guilty;
      notes.failed(guilty);
      condemned.add(`${remote}/${version}`);
      warn(`${remote} ${version} no longer runs on this server`, why);
    },
    onFailure: (error) => warn('pages go on', error),
  });
  const registry = serverCopy(store, folderStore(join(config.data, 'seen-registry')), readKeys(config.keys));
  const onFailure = (error: unknown): void => warn('the registry is not usable, the last good one stays', error);
  const feed = await followRegistry({
    registry,
    builds,
    renderers,
    condemned,
    interval: LOOK_INTERVAL,
    onChange: ({ sequence }) => process.stdout.write(`registry ${sequence}\n`),
    onFailure,
  });
  if (!isReleased(await registry.newest(onFailure), readBuildRecord(join(root, 'shell/dist'))))
    process.stderr.write('publishing does not know this shell: npm run release records it\n');
  const app = await buildServer({
    config,
    store,
    feed,
    drawing: renderers,
    files: readShellFiles(config.assets, root),
  });
  const stop = (): void => {
    feed.stop();
    renderers.stop();
    void app.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
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
