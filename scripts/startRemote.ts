import { mkdirSync, watch as watchFolder } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { liveConfig } from '@caravan/shared/build';
import { browserKey, ensureKeys, openStore } from '@caravan/registry';
import { publishRemote } from '@caravan/registry/publish';
import type { Federation } from '@caravan/shared/contracts';
import webpack from 'webpack';
import { isFederation, openRemote } from '../registry/bin/setting';
import { buildAll } from './build';
import { publishNew } from './publishNew';
import { needPort, startSite } from './site';
import { remoteWorkspaces, root } from './workspaces';

// `npm start -w mf-ranking`: a site of one's own for one section, with data of its own and the other sections around it as
// this checkout has them. Every change of the section is built for development, published into it, and shown.

const say = (line: string): void => void process.stdout.write(`  ${line}\n`);
const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Builds the other sections as far as they can be: another team's mistake is not ours. */
const buildOthers = async (name: string): Promise<string[]> => {
  const built: string[] = [];
  for (const other of remoteWorkspaces().filter((each) => each !== name)) {
    try {
      await buildAll(say, [other]);
      built.push(other);
    } catch {
      say(`${other} does not build: the site goes without it`);
    }
  }
  return built;
};

const start = async (): Promise<void> => {
  const [name = ''] = process.argv.slice(2);
  const { directory, federation: first } = await openRemote(name);
  const port = Number(process.env['PORT'] ?? first.port);
  const apiPort = Number(process.env['API_PORT'] ?? first.port + 100);
  const data = join(root, '.caravan/alone', first.name);
  const dist = join(data, 'dist');
  mkdirSync(data, { recursive: true });
  await needPort(port, 'PORT');
  await needPort(apiPort, 'API_PORT');
  await buildAll(say, ['demo', 'shell']);
  const others = await buildOthers(name);
  await publishNew(data, say, others);
  const store = openStore(process.env, data);
  const keys = ensureKeys(process.env['CARAVAN_KEYS'] ?? join(data, 'keys'));
  for (const other of others) {
    const { directory: folder, federation } = await openRemote(other);
    const own = { federation, dist: join(folder, 'dist'), by: 'npm start', why: 'as this checkout has it' };
    await publishRemote({ store, keys, ...own });
  }

  /** What the page shows over everything else (shared/build/live/client.ts); a file of the section, so that it is served. */
  const tell = async (error: string): Promise<void> => {
    const key = browserKey(first.name, 'live.js');
    await store.remove(key);
    await store.create(key, Buffer.from(JSON.stringify({ error })));
    if (error) say(error);
  };

  const publish = async (federation: Federation, changed: number): Promise<void> => {
    const { sequence } = await publishRemote({
      store,
      keys,
      federation,
      dist,
      by: 'npm start',
      why: 'its sources changed',
      quality: 1,
    });
    await tell('');
    say(`${name} published ${Date.now() - changed} ms after its build began (registry ${sequence})`);
  };

  /** Builds with every change; resolves once the first build was published, or failed. */
  const follow = (federation: Federation): Promise<() => Promise<void>> =>
    new Promise((resolve) => {
      const compiler = webpack(liveConfig(directory, federation, dist));
      let began = Date.now();
      compiler.hooks.watchRun.tap('startRemote', () => void (began = Date.now()));
      const watching = compiler.watch({ aggregateTimeout: 30 }, (error, stats) => {
        const wrong = error?.message ?? (stats?.hasErrors() ? stats.toString({ all: false, errors: true }) : '');
        const close = (): Promise<void> =>
          new Promise((closed) => {
            if (watching) watching.close(() => closed());
            else closed();
          });
        void (wrong ? tell(wrong) : publish(federation, began))
          .catch((failure: unknown) => tell(wordsOf(failure)))
          .then(() => resolve(close));
      });
    });

  let unfollow = await follow(first);
  const env = { SHELL_ASSETS: join(root, 'shell/dist/browser-checked'), REGISTRY_LOOK_MS: '50' };
  const site = await startSite({ port, apiPort, data, env, say });

  // A declaration is not among the sources that webpack follows.
  let again: ReturnType<typeof setTimeout> | undefined;
  const declare = async (): Promise<void> => {
    const address = `${pathToFileURL(join(directory, 'federation.ts')).href}?changed=${Date.now()}`;
    const module: unknown = await import(address);
    if (typeof module !== 'object' || module === null || !('federation' in module) || !isFederation(module.federation))
      throw new Error(`${name}/federation.ts must export a constant named federation`);
    await unfollow();
    unfollow = await follow(module.federation);
  };
  watchFolder(directory, (_event, file) => {
    if (file !== 'federation.ts') return;
    clearTimeout(again);
    again = setTimeout(() => void declare().catch((error: unknown) => tell(wordsOf(error))), 30);
  });

  const path = first.menu[0]?.path ?? first.routes[0]?.path ?? '';
  process.stdout.write(
    `\n${first.name}: ${site.origin}${path} (state: ${site.origin}/test)\nIts sources are watched; Ctrl-C stops everything.\n`,
  );
  const stop = (): void => {
    void Promise.all([unfollow(), site.stop()]).then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
};

start().catch((error: unknown) => {
  process.stderr.write(`${wordsOf(error)}\n`);
  process.exit(1);
});
