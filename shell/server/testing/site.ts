import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Federation, RegistryDocument, RouteDeclaration } from '@caravan/shared/contracts';
import { createFolderStore, openStore, createServerCopy, SHELL_FOLDERS } from '@caravan/registry';
import { publishRemote, releaseShell } from '@caravan/registry/publish';
import {
  chunksOf,
  federationOf as plainFederation,
  writeBuild,
  writeRecord,
  writeTree,
} from '@caravan/registry/testing';
import { readConfig } from '../config';
import { createViewCheck } from '../render/bootManifest';
import { loadBuild } from '../render/loadBuild';
import { createPageRenderer } from '../pages/pageRenderer';
import { messageFromWorker } from '../render/renderMessages';
import { NotRunning, SHELL, type RenderPool } from '../workers/renderPool';
import { createRemoteRenderer, type RemoteRenderer } from '../render/renderRemote';
import { createLimits } from '../limits';
import { createServerBuilds } from '../registry/serverBuilds';
import { createDeveloperBuilds, createOverrides } from '../overrides';
import { buildServer, type ServerParts } from '../server';
import { serverCode } from './serverCode';
import { record, writeShellBuild } from './shellBuild';
import { readShellFiles } from '../http/shellFiles';
import { followRegistry, type SiteFeedOptions } from '../registry/siteFeed';
import { findRemote, versionKey, type BuiltRemote, type BuiltSite, type SiteRemotes } from '../registry/siteRemotes';
import { createRenderMeasures } from '../telemetry/renders';
import { createVersionHealth } from '../telemetry/versionHealth';
import { PAGE_BUDGET_MS } from '../workers/timeBudget';

export { serverCode };

/** No program listens on port 1, which needs the rights of root. */
const UNREACHABLE_API = 'http://127.0.0.1:1';

/** The choices of a visitor who has made none. */
export const choices = { lang: 'en', currency: 'USD', country: 'georgia', theme: null, menu: null } as const;

const project = resolve(import.meta.dirname, '../../..');
const inBothLanguages = (text: string) => ({ en: text, ge: `${text} ქართულად` });

/** A remote with the page `home` at `/<name>/:id?` and the widget `Card`. */
export const federationOf = (name: string, change: Partial<Federation> = {}): Federation =>
  plainFederation(name, {
    routes: [
      {
        id: 'home',
        path: `/${name}/:id?`,
        sideMenu: true,
        title: inBothLanguages(`Title of ${name}`),
        description: inBothLanguages('Words'),
      },
    ],
    ...change,
  });

/** The same remote with another declaration of its page. */
export const federationWithRoute = (name: string, change: Partial<RouteDeclaration>): Federation =>
  federationOf(name, { routes: federationOf(name).routes.map((route) => ({ ...route, ...change })) });

/** Makes a site in its own folder: store, keys, the shell's files, and a way to publish. Call `remove` after the test. */
export const makeSite = () => {
  const folder = mkdtempSync(join(tmpdir(), 'caravan-shell-'));
  // Inside the workspace, as in production: server builds import the site's one React.
  mkdirSync(join(project, 'shell/.modules'), { recursive: true });
  const modulesFolder = mkdtempSync(join(project, 'shell/.modules/test-'));
  const store = openStore({}, folder);
  const keys = generateKeyPairSync('ed25519');
  const failures: string[] = [];
  const running = new Set<FastifyInstance>();
  const dist = join(folder, 'shell');
  writeShellBuild(dist);
  /** Releases the shell. The second time changes nothing. */
  const release = () => releaseShell({ store, keys, dist, by: 'team', why: 'a test', isAlone: true });

  /** Releases another build of the shell, which consists of these files, beside this one. */
  const releaseOther = async (files: Readonly<Record<string, string>>): Promise<void> => {
    const otherDist = mkdtempSync(join(folder, 'other-'));
    for (const name of SHELL_FOLDERS) mkdirSync(join(otherDist, name));
    writeTree(otherDist, files);
    writeRecord(otherDist, record);
    await releaseShell({ store, keys, dist: otherDist, by: 'team', why: 'another shell', isAlone: false });
  };

  let builds = 0;
  /** Writes a build of a remote, with the code of its server build. Returns its folder. */
  const build = (federation: Federation, server = serverCode()): string => {
    builds += 1;
    const buildFolder = join(folder, `dist-${builds}`);
    writeBuild(buildFolder, federation.name, String(builds), { chunks: chunksOf(federation), server, record });
    return buildFolder;
  };

  const publish = async (federation: Federation, code?: string): Promise<RegistryDocument> => {
    await release();
    return publishRemote({ store, keys, federation, dist: build(federation, code), by: 'team', why: 'a test' });
  };

  /** Publishes account, and ranking, whose page shows the widget of account. */
  const publishWithWidget = async (): Promise<SiteRemotes> => {
    await publish(federationOf('account'));
    const widgets = [{ remote: 'account', part: 'Card' }];
    const { remotes, sequence } = await publish(federationWithRoute('ranking', { widgets }));
    const all = Object.values(remotes).map(({ current, since }) => ({ descriptor: current, previous: null, since }));
    return { sequence, release: '', remotes: all };
  };

  /** The copy of the registry that a server keeps over restarts. */
  const registryCopy = (from = store) => createServerCopy(from, createFolderStore(join(folder, 'seen-registry')), keys);

  /** Returns the configuration with further settings. Its API never answers. */
  const configWith = (env: NodeJS.ProcessEnv) =>
    readConfig({ CARAVAN_DATA: folder, API_URL: UNREACHABLE_API, ...env }, project);
  const config = configWith({ PUBLIC_ORIGIN: 'https://caravan.test' });
  const files = readShellFiles(join(dist, 'browser'), project);

  const versionKeyIn = (of: BuiltSite, name: string): string => {
    const remote = findRemote(of, name);
    return remote ? versionKey(remote.descriptor) : name;
  };

  /** Renders in this process instead of render workers. */
  const renderInProcess = (settings = config) => {
    let renderers = new Map<string, RemoteRenderer>();
    const onDemand = new Map<string, ReturnType<typeof load>>();
    const load = async ({ file, descriptor }: BuiltRemote): Promise<[string, RemoteRenderer] | null> => {
      const { name } = descriptor.federation;
      try {
        const module = file === null ? null : await loadBuild({ remote: name, file });
        return module && [versionKey(descriptor), createRemoteRenderer({ name, module, config: settings })];
      } catch (error) {
        failures.push(`${name}: ${String(error)}`);
        return null;
      }
    };
    const pool: RenderPool = {
      adopt: async (releases) => {
        const remotes = releases.flatMap((each) => each.remotes);
        const versions = new Map(remotes.map((remote) => [versionKey(remote.descriptor), remote]));
        const loaded = await Promise.all([...versions.values()].map(load));
        const shell = createRemoteRenderer({ name: null, module: null, config: settings });
        renderers = new Map([[SHELL, shell], ...loaded.filter((each) => each !== null)]);
        return new Set(renderers.keys());
      },
      runOnDemand: (of) => {
        for (const remote of of.remotes) {
          const key = versionKey(remote.descriptor);
          if (!renderers.has(key) && !onDemand.has(key)) onDemand.set(key, load(remote));
        }
      },
      isRunning: (of, name) => renderers.has(versionKeyIn(of, name)) || onDemand.has(versionKeyIn(of, name)),
      sendRequest: async (of, name, request) => {
        const time = { now: Date.now(), timeoutMs: PAGE_BUDGET_MS };
        const [, loaded] = (await onDemand.get(versionKeyIn(of, name))) ?? [];
        const reply = await (renderers.get(versionKeyIn(of, name)) ?? loaded)?.respond(of, request, time);
        if (!reply) throw new NotRunning(name);
        const sent: unknown = JSON.parse(JSON.stringify({ kind: 'response', id: 0, response: reply.response }));
        const received = v.parse(messageFromWorker, sent);
        if (received.kind !== 'response') throw new Error('no response was sent');
        return { ...reply, response: received.response };
      },
      stop: () => undefined,
    };
    const renders = createRenderMeasures();
    return { pool, renders, renderer: createPageRenderer(renders.measure(pool), settings, files) };
  };

  const serverBuilds = createServerBuilds({
    store,
    folder: modulesFolder,
    onFailure: (remote, _version, error) => failures.push(`${remote}: ${String(error)}`),
  });

  /** Starts a feed, which follows the registry until it is stopped. */
  const startFeed = (change: Partial<SiteFeedOptions>) =>
    followRegistry({
      registry: registryCopy(),
      builds: serverBuilds,
      pool: renderInProcess().pool,
      quarantined: new Set(),
      checkRelease: createViewCheck(config),
      intervalMs: 1,
      onChange: () => undefined,
      onFailure: () => undefined,
      ...change,
    });

  /** Adopts the published versions, and follows the registry until it is stopped. */
  const followContinuously = async (settings = config) => {
    const { pool, renders, renderer } = renderInProcess(settings);
    const registry = registryCopy();
    const feed = await startFeed({ registry, pool, checkRelease: createViewCheck(settings) });
    const developerBuild = createDeveloperBuilds({ folder: join(modulesFolder, 'overrides'), timeoutFactor: 1 });
    const overrides = settings.overrides
      ? createOverrides({ feed, registry, builds: serverBuilds, developerBuild, pool })
      : null;
    return { feed, renders, renderer, previewRenderer: renderer, overrides };
  };

  /** Adopts the published versions, and does not follow the registry any further. */
  const follow = async (settings = config) => {
    const followed = await followContinuously(settings);
    followed.feed.stop();
    return followed;
  };

  const createTestHealth = (createLimit = createLimits(null), into = store) =>
    createVersionHealth({
      store: into,
      server: 'test',
      share: 1,
      createLimit,
      onFailure: (error) => failures.push(`notes: ${String(error)}`),
    });

  /** The watch of an available API. */
  const api = { state: () => 'responsive' as const, onUnavailable: () => undefined };

  /** Builds a server of the published versions. It logs only to `logTo`. */
  const serve = async (change: Partial<ServerParts> = {}) => {
    const app = await buildServer({
      config,
      store,
      files,
      api,
      createLimit: createLimits(null),
      versionHealth: createTestHealth(),
      ...(await follow(change.config)),
      ...change,
    });
    if (!change.logTo) app.log.level = 'silent';
    running.add(app);
    return app;
  };

  /** Makes a server listen until the site is removed. Returns its address. */
  const listen = (app: FastifyInstance): Promise<string> => {
    running.add(app);
    return app.listen({ port: 0, host: '127.0.0.1' });
  };

  /** Starts an API that echoes requests, until the site is removed. Returns its address. */
  const echoApi = (): Promise<string> => {
    const app = fastify();
    app.all('/*', ({ url, method, body, headers }) => ({ url, method, body, from: headers['x-forwarded-for'] }));
    return listen(app);
  };

  /** Starts a server with these settings. Returns its address. */
  const start = async (env: NodeJS.ProcessEnv): Promise<string> => listen(await serve({ config: configWith(env) }));

  return {
    folder,
    modulesFolder,
    store,
    keys,
    registryCopy,
    failures,
    release,
    releaseOther,
    build,
    publish,
    publishWithWidget,
    config,
    configWith,
    files,
    renderInProcess,
    builds: serverBuilds,
    startFeed,
    follow,
    followContinuously,
    createTestHealth,
    serve,
    listen,
    start,
    echoApi,
    remove: async () => {
      await Promise.all([...running].map((app) => app.close()));
      rmSync(folder, { recursive: true, force: true });
      rmSync(modulesFolder, { recursive: true, force: true });
    },
  };
};

export type TestSite = ReturnType<typeof makeSite>;

/** Makes a site for all tests of a file, and removes it after them. */
export const withSite = (): TestSite => {
  const site = makeSite();
  afterAll(site.remove);
  return site;
};
