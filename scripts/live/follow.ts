import { liveConfig, writeParts } from '@caravan/shared/build';
import type { Federation } from '@caravan/shared/contracts';
import webpack from 'webpack';
import { readDeclaration, watchDeclaration } from './declaration';
import { letSiteRun } from './letSiteRun';
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

  const fail = (error: unknown): void => {
    say(wordsOf(error));
    news.tell({ error: wordsOf(error) });
  };

  let resolveFirst: (() => void) | undefined;
  const firstPublished = new Promise<void>((resolve) => (resolveFirst = resolve));

  const site = letSiteRun({
    put: (why) => store.put(federation, dist, why).finally(resolveFirst),
    built: () => built,
    news,
    isServed,
    say,
    fail,
  });

  const declare = async (): Promise<void> => {
    const fresh = await readDeclaration(directory);
    if (fresh.name !== federation.name) throw new Error('the section has another name: start again');
    federation = fresh;
    // A page more or less is built first.
    await site.declarationChanged(writeParts(directory, federation));
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
    void site.sourcesChanged();
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
