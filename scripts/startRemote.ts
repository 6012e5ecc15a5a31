import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { ensureKeys, openStore } from '@caravan/registry';
import { publishRemote } from '@caravan/registry/publish';
import { openRemote } from '../registry/bin/setting';
import { buildAll, configurationsOf } from './build';
import { onInterrupt } from './interrupted';
import { publishNew } from './publishNew';
import { needPort, startSite } from './site';
import { refuseOrphans } from './supervisor/siteRecord';
import { root } from './workspaces';

// `npm start -w mf-ranking`: one section alone. The shell and the API serve a site that holds nothing but this remote,
// with data of its own; every change of its sources is built and published into it.

const say = (line: string): void => void process.stdout.write(`  ${line}\n`);

const watch = async (workspace: string, onBuilt: () => Promise<void>): Promise<() => void> => {
  const compiler = webpack(await configurationsOf(workspace));
  const watching = compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
    if (error) say(error.message);
    else if (stats?.hasErrors()) say(stats.toString({ all: false, errors: true }));
    else onBuilt().catch((failure: unknown) => say(failure instanceof Error ? failure.message : String(failure)));
  });
  return () => watching?.close(() => undefined);
};

const start = async (): Promise<void> => {
  const [name = ''] = process.argv.slice(2);
  const { directory, federation } = await openRemote(name);
  const port = Number(process.env['PORT'] ?? federation.port);
  const apiPort = Number(process.env['API_PORT'] ?? federation.port + 100);
  const data = join(root, '.caravan/alone', federation.name);
  mkdirSync(data, { recursive: true });
  await refuseOrphans(data);
  await needPort(port, 'PORT', data);
  await needPort(apiPort, 'API_PORT', data);
  await buildAll(say, ['demo', 'shell', name]);
  await publishNew(data, say, [name]);
  const publishBuild = async (): Promise<void> => {
    const { sequence } = await publishRemote({
      store: openStore(process.env, data),
      keys: ensureKeys(process.env['CARAVAN_KEYS'] ?? join(data, 'keys')),
      federation,
      dist: join(directory, 'dist'),
      by: 'npm start',
      why: 'its sources changed',
    });
    say(`${name} published (registry ${sequence})`);
  };
  await publishBuild();
  const site = await startSite({ port, apiPort, data, say });
  const unwatch = await watch(name, publishBuild);
  process.stdout.write(
    `\n${federation.name} alone: ${site.origin}${federation.menu[0]?.path ?? federation.routes[0]?.path ?? ''} (state: ${site.origin}/test)\nIts sources are watched; Ctrl-C stops everything.\n`,
  );
  onInterrupt(async () => {
    unwatch();
    await site.stop();
  }, 0);
};

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
