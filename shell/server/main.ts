import { join } from 'node:path';
import { isReleased, openStore, readBuildRecord, readKeys, readLastGood } from '@caravan/registry';
import { readConfig } from './config';
import { keepRunning } from './keepRunning';
import { createRemoteModules } from './remoteModules';
import { buildServer } from './server';
import { readShellFiles } from './shellFiles';
import { followRegistry } from './siteFeed';

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
  keepRunning(process, (error) => warn('a section left a failure alone', error));
  const modules = createRemoteModules({
    store,
    folder: join(root, 'shell/.modules'),
    onFailure: (remote, version, error) => warn(`${remote} ${version} is drawn by browsers only`, error),
  });
  const keys = readKeys(config.keys);
  const onFailure = (error: unknown): void => warn('the registry is not usable, the last good one stays', error);
  const feed = await followRegistry({
    store,
    keys,
    modules,
    interval: LOOK_INTERVAL,
    onChange: ({ sequence }) => process.stdout.write(`registry ${sequence}\n`),
    onFailure,
  });
  if (!isReleased(await readLastGood(store, keys, onFailure), readBuildRecord(join(root, 'shell/dist'))))
    process.stderr.write('publishing does not know this shell: npm run release records it\n');
  const app = await buildServer({ config, store, feed, files: readShellFiles(config.assets, root) });
  const stop = (): void => {
    feed.stop();
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
