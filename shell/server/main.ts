import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import {
  describeShell,
  createFolderStore,
  isReleased,
  openStore,
  ensurePrivateFolder,
  readPublicKey,
  createServerCopy,
} from '@caravan/registry';
import { stopWithSupervisor } from '@caravan/shared/http';
import { startTracing } from '@caravan/shared/tracing';
import { readShellFiles, watchApi } from './http';
import { waitAtMost } from '../universal/time/waitAtMost';
import { readConfig, type Config } from './config';
import { connectValkey, createLimits } from './limits';
import {
  createServerBuilds,
  createStoreTimeouts,
  followRegistry,
  removeUnusedBuilds,
  type SiteSnapshot,
  STORE_TIMEOUT_MS,
  versionsOf,
} from './registry';
import { createViewCheck } from './render';
import { createRenderPool, findPackages, type RenderPool, startRenderProcess, workerUser } from './workers';
import { createDeveloperBuilds, createOverrides } from './overrides';
import { createPageRenderer } from './pages';
import { buildServer } from './server';
import {
  createRenderMeasures,
  createVersionHealth,
  serverName,
  type VersionHealth,
  WRITE_INTERVAL_MS,
} from './telemetry';

/** Concurrent requests to the store. One that hangs in a folder holds one of Node's four threads, which also compress pages. */
const STORE_CONCURRENCY = { folder: 2, service: 64 };

/** Milliseconds that the server waits for its last evidence to be written before it ends. */
const LAST_WRITE_TIMEOUT_MS = 2000;

const root = join(import.meta.dirname, '../../..');

type Warn = (text: string, error: unknown) => void;

/** Returns a function that prints warnings. The registry is checked every second, so a repeated warning is printed once an hour. */
const createWarn = (): Warn => {
  const printed = new LRUCache<string, true>({ max: 100, ttl: 3_600_000 });
  return (text, error) => {
    const warning = `${text}: ${error instanceof Error ? error.message : String(error)}\n`;
    if (printed.has(warning)) return;
    printed.set(warning, true);
    process.stderr.write(warning);
  };
};

/** Opens the object store, and the folder with this server's copy of the registry. Both time out. */
const openStores = ({ data, timeoutFactor }: Config) => {
  const timeoutMs = STORE_TIMEOUT_MS * timeoutFactor;
  const withFolderTimeout = createStoreTimeouts(STORE_CONCURRENCY.folder, timeoutMs);
  const withStoreTimeout = process.env['STORE_S3_BUCKET']
    ? createStoreTimeouts(STORE_CONCURRENCY.service, timeoutMs)
    : withFolderTimeout;
  return {
    store: withStoreTimeout(openStore(process.env, data)),
    seenRegistry: withFolderTimeout(createFolderStore(join(data, 'seen-registry'))),
  };
};

interface PoolParts {
  readonly config: Config;
  readonly versionHealth: VersionHealth;
  /** Gets the versions whose code ends its process, as `remote/version`. */
  readonly quarantined: Set<string>;
  readonly warn: Warn;
}

/** Creates the pool of render workers. */
const createPool = ({ config, versionHealth, quarantined, warn }: PoolParts): RenderPool => {
  const script = join(import.meta.dirname, 'renderWorker.mjs');
  const packages = findPackages(join(root, 'shell'));
  const user = workerUser([script, ...packages.folders.map((folder) => join(folder, 'package.json'))]);
  if (process.getuid?.() === 0 && !user)
    process.stderr.write(`render workers run as root, since no other user can read ${root}\n`);
  return createRenderPool({
    start: (build) =>
      startRenderProcess({
        script,
        packages,
        user,
        config,
        build,
        print: (line) => process.stderr.write(`${build?.remote ?? 'shell'}: ${line}\n`),
      }),
    maxMemoryBytes: config.renderMemoryMb * 1e6,
    loadedAtStart: config.workersAtStart,
    onQuarantined: (version) => {
      const { remote, reason } = version;
      versionHealth.recordQuarantine(version);
      quarantined.add(`${remote}/${version.version}`);
      warn(`${remote} ${version.version} no longer runs on this server`, reason);
    },
    onLoadFailure: (remote, version, error) => {
      versionHealth.recordLoadFailure(remote, version, error);
      warn(`${remote} ${version} is rendered by browsers only`, error);
    },
    onError: (error) => warn('pages are still served', error),
  });
};

const start = async (): Promise<void> => {
  const config = readConfig(process.env, root);
  ensurePrivateFolder(config.data);
  const { store, seenRegistry } = openStores(config);
  const warn = createWarn();
  const sendLastSpans = await startTracing('caravan-shell', (message) => warn('traces are not exported', message));
  const buildFolder = join(root, 'shell/.modules');
  const builds = createServerBuilds({
    store,
    folder: buildFolder,
    onFailure: (remote, version, error) => warn(`${remote} ${version} is rendered by browsers only`, error),
  });
  const quarantined = new Set<string>();
  const valkey = config.limitsUrl
    ? await connectValkey({
        url: config.limitsUrl,
        internalKey: config.internalKey,
        onFailure: (error) => warn('this server counts its limits by itself', error),
      })
    : null;
  const createLimit = createLimits(valkey);
  const versionHealth = createVersionHealth({
    store,
    server: serverName(config.port),
    share: config.reportShare,
    createLimit,
    onFailure: (error) => warn('outcomes of versions cannot be written', error),
  });
  const renders = createRenderMeasures();
  const pool = createPool({ config, versionHealth, quarantined, warn });
  const registry = createServerCopy(store, seenRegistry, readPublicKey(config.registryKey));
  const onFailure = (error: unknown): void => warn('the registry cannot be used, the current snapshot stays', error);
  const onAdoption = (snapshot: SiteSnapshot): void => {
    versionHealth.recordAdoption(snapshot);
    removeUnusedBuilds(buildFolder, versionsOf(snapshot)).catch((error: unknown) =>
      warn('old server builds stay on the disk', error),
    );
  };
  const feed = await followRegistry({
    registry,
    builds,
    pool,
    quarantined,
    checkRelease: createViewCheck(config),
    intervalMs: config.registryCheckMs,
    onChange: (snapshot) => {
      onAdoption(snapshot);
      process.stdout.write(`registry ${snapshot.sequence}\n`);
    },
    onFailure,
  });
  if (!isReleased(await registry.newest(onFailure), describeShell(join(root, 'shell/dist'))))
    process.stderr.write('this shell is not released: run npm run release\n');
  onAdoption(feed.current());
  const writeTimer = setInterval(() => void versionHealth.write(), WRITE_INTERVAL_MS);
  const api = watchApi(config.api, config.timeoutFactor);
  const files = readShellFiles(config.assets, root);
  const previewRenderer = createPageRenderer(renders.measure(pool), config, files);
  const renderer = versionHealth.countFailures(previewRenderer);
  const developerBuild = createDeveloperBuilds({
    folder: join(buildFolder, `overrides-${config.port}`),
    timeoutFactor: config.timeoutFactor,
  });
  const overrides = config.overrides ? createOverrides({ feed, registry, builds, developerBuild, pool }) : null;
  const app = await buildServer({
    config,
    store,
    feed,
    api,
    createLimit,
    renderer,
    previewRenderer,
    overrides,
    versionHealth,
    renders,
    files,
  });
  const stop = (): void => {
    feed.stop();
    clearInterval(writeTimer);
    // Finishes requests under way.
    void app
      .close()
      .then(() => Promise.all([waitAtMost(versionHealth.write(), LAST_WRITE_TIMEOUT_MS), sendLastSpans()]))
      .then(() => {
        api.stop();
        valkey?.stop();
        pool.stop();
        process.exit(0);
      });
  };
  stopWithSupervisor(stop);
  await app.listen({ port: config.port, host: config.host });
  process.stdout.write(`shell ready ${config.publicOrigin}\n`);
};

start().catch((error: unknown) => {
  const isPortInUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  process.stderr.write(
    isPortInUse
      ? `port ${process.env['PORT'] || 4300} is in use: set PORT to a free one\n`
      : `${error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
});
