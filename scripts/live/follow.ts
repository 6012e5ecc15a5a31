import { liveConfig, writeParts } from '@caravan/shared/build';
import type { Federation } from '@caravan/shared/contracts';
import webpack from 'webpack';
import { readDeclaration, watchDeclaration } from './declaration';
import { createChangePublisher } from './changePublisher';
import type { LiveStore } from './liveStore';
import type { LiveUpdates } from './liveUpdates';

export interface FollowOptions {
  /** The remote's workspace, and its current declaration. */
  readonly directory: string;
  readonly federation: Federation;
  /** Where its builds go. */
  readonly dist: string;
  readonly store: LiveStore;
  readonly updates: Pick<LiveUpdates, 'current' | 'update'>;
  /** Address of the updates for pages. */
  readonly updatesAddress: string;
  /** Pages reload for a change, because they run React's production build. Otherwise parts are replaced in place. */
  readonly reloadsPages?: boolean;
  /** Resolves with whether the site renders a version. */
  readonly isServed: (version: string) => Promise<boolean>;
  readonly say: (line: string) => void;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Returns the errors of the first build that failed, without swc's stack. The other builds have the same errors. */
const faultsOf = (stats?: webpack.MultiStats): string => {
  const { errors = [] } = stats?.stats.find((each) => each.hasErrors())?.toJson({ all: false, errors: true }) ?? {};
  return errors
    .map(({ moduleName = '', message }) => `${moduleName}\n${message.replace(/\n+Caused by:[^]*$/, '')}`)
    .join('\n\n');
};

/**
 * Builds a remote with every change of its sources or declaration, publishes it into its site, and notifies open pages. Resolves
 * once the registry took or refused the first build. Returns a function that ends this.
 */
export const follow = async (options: FollowOptions): Promise<() => Promise<void>> => {
  const { directory, dist, store, updates, updatesAddress, reloadsPages = false, isServed, say } = options;
  let { federation } = options;
  let built = '';

  const fail = (error: unknown): void => {
    say(messageOf(error));
    updates.update({ error: messageOf(error) });
  };

  const { promise: firstPublished, resolve: resolveFirst } = Promise.withResolvers<void>();

  const site = createChangePublisher({
    publishBuild: (why) => store.publish(federation, dist, why).finally(resolveFirst),
    built: () => built,
    updates,
    isServed,
    say,
    fail,
  });

  const publishDeclaration = async (): Promise<void> => {
    const changed = await readDeclaration(directory);
    if (changed.name !== federation.name) throw new Error('the remote has another name: start again');
    federation = changed;
    // If pages were added or removed, a build follows.
    await site.declarationChanged(writeParts(directory, federation));
  };

  const compiler = webpack(liveConfig(directory, federation, { folder: dist, updates: updatesAddress, reloadsPages }));
  const [browserCompiler] = compiler.compilers;
  browserCompiler?.hooks.assetEmitted.tapPromise('follow', async (file, { content }) => {
    if (file.endsWith('.hot-update.js')) await store.addFile(federation.name, file, content);
  });
  // Pages can take the build before the server has it.
  browserCompiler?.hooks.done.tap('follow', (stats) => {
    if (stats.hasErrors()) return;
    built = stats.hash ?? '';
    updates.update({ built, error: '' });
  });
  const watching = compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
    if (error) return fail(error);
    const faults = faultsOf(stats);
    if (faults) return site.sourcesFailed(faults);
    void site.sourcesChanged();
  });
  await firstPublished;
  const unwatch = watchDeclaration(directory, () => void publishDeclaration().catch(fail));
  return async () => {
    unwatch();
    await new Promise<void>((resolve) => {
      if (watching) watching.close(() => resolve());
      else resolve();
    });
  };
};
