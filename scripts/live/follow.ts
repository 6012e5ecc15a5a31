import { liveConfig, writeParts } from '@caravan/shared/build';
import type { Federation } from '@caravan/shared/contracts';
import webpack from 'webpack';
import { readDeclaration, watchDeclaration } from './declaration';
import type { LiveStore } from './liveStore';
import type { NewsServer } from './news';

export interface FollowOptions {
  /** The section's workspace, and its declaration as it is now. */
  readonly directory: string;
  readonly federation: Federation;
  /** Where its builds go. */
  readonly dist: string;
  readonly store: LiveStore;
  readonly news: NewsServer;
  /** Whether the site draws a version by now. */
  readonly isServed: (version: string) => Promise<boolean>;
  readonly say: (line: string) => void;
}

/** Milliseconds between two looks whether it does. */
const LOOK = 30;

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What does not build, for people: by the first of the builds that says so, as the others say the same, and without swc's own stack. */
const faultsOf = (stats?: webpack.MultiStats): string => {
  const { errors = [] } = stats?.stats.find((each) => each.hasErrors())?.toJson({ all: false, errors: true }) ?? {};
  return errors
    .map(({ moduleName = '', message }) => `${moduleName}\n${message.replace(/\n+Caused by:[^]*$/, '')}`)
    .join('\n\n');
};

/**
 * Builds a section with every change of its sources or declaration, lets the site run it, and tells open pages. Resolves
 * once the first build that succeeds is in the registry, or refused by it. Returns what ends it.
 */
export const follow = async (options: FollowOptions): Promise<() => Promise<void>> => {
  const { directory, dist, store, news, isServed, say } = options;
  let { federation } = options;
  let built = '';
  let turn = 0;
  let published = Promise.resolve();
  const isNewest = (mine: number): boolean => mine === turn;

  const fail = (error: unknown): void => {
    say(wordsOf(error));
    news.tell({ error: wordsOf(error) });
  };

  let resolveFirst: (() => void) | undefined;
  const firstPublished = new Promise<void>((resolve) => (resolveFirst = resolve));

  const put = async (mine: number, why: string, declared: number): Promise<void> => {
    const began = Date.now();
    try {
      const ours = built;
      if (!isNewest(mine)) return;
      const version = await store.put(federation, dist, why).finally(resolveFirst);
      while (isNewest(mine) && !(await isServed(version))) await new Promise((resolve) => setTimeout(resolve, LOOK));
      if (!isNewest(mine)) return;
      const isFirst = news.current().served === '';
      news.tell({ served: ours, declared, error: '' });
      if (!isFirst) say(`${why}: drawn by the server after ${Date.now() - began} ms`);
    } catch (error) {
      if (isNewest(mine)) fail(error);
    }
  };

  /** Lets the site run what is built; what another change overtakes is left to that one. */
  const publish = (why: string, declared = news.current().declared): Promise<void> => {
    const mine = (turn += 1);
    return (published = published.then(() => put(mine, why, declared)));
  };

  const declare = async (): Promise<void> => {
    const fresh = await readDeclaration(directory);
    if (fresh.name !== federation.name) throw new Error('the section has another name: start again');
    federation = fresh;
    const declared = news.current().declared + 1;
    // A page more or less is built first.
    if (writeParts(directory, federation)) news.tell({ declared });
    else await publish('its declaration changed', declared);
  };

  const compiler = webpack(liveConfig(directory, federation, { folder: dist, news: `${news.origin}/` }));
  const [forBrowsers] = compiler.compilers;
  forBrowsers?.hooks.assetEmitted.tapPromise('follow', async (file, { content }) => {
    if (file.endsWith('.hot-update.js')) await store.putFile(federation.name, file, content);
  });
  // Pages need not wait for the server.
  forBrowsers?.hooks.done.tap('follow', (stats) => {
    if (stats.hasErrors()) return;
    built = stats.hash ?? '';
    news.tell({ built, error: '' });
  });
  const watching = compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
    if (error) return fail(error);
    const faults = faultsOf(stats);
    if (faults) return fail(faults);
    void publish('its sources changed');
  });
  await firstPublished;
  const unwatch = watchDeclaration(directory, () => void declare().catch(fail));
  return async () => {
    unwatch();
    await new Promise<void>((resolve) => {
      if (watching) watching.close(() => resolve());
      else resolve();
    });
  };
};
