import type { LiveStore } from './liveStore';
import type { LiveUpdates } from './liveUpdates';

/** Milliseconds between two checks whether the site renders a version. */
const CHECK_INTERVAL_MS = 30;

export interface ChangePublisherOptions {
  /** Publishes the current build and declaration into the store. */
  readonly publishBuild: (why: string) => ReturnType<LiveStore['publish']>;
  /** Returns the newest build for browsers. */
  readonly built: () => string;
  readonly updates: Pick<LiveUpdates, 'current' | 'update'>;
  /** Resolves with whether the site renders a version. */
  readonly isServed: (version: string) => Promise<boolean>;
  readonly say: (line: string) => void;
  readonly fail: (error: unknown) => void;
}

/** Publishes changes one after the other, and notifies open pages once the site renders them. */
export const createChangePublisher = ({
  publishBuild,
  built,
  updates,
  isServed,
  say,
  fail,
}: ChangePublisherOptions) => {
  let latestTurn = 0;
  /** Counts changes of the declaration. Pages learn of all of them, also if another change publishes them. */
  let declared = 0;
  let published = Promise.resolve();

  const publish = async (turn: number, why: string): Promise<void> => {
    const startedAt = Date.now();
    const isNewest = (): boolean => turn === latestTurn;
    // A later change publishes this one, too.
    if (!isNewest()) return;
    try {
      const update = { served: built(), declared };
      const version = await publishBuild(why);
      while (isNewest() && !(await isServed(version)))
        await new Promise((resolve) => setTimeout(resolve, CHECK_INTERVAL_MS));
      if (!isNewest()) return;
      const isFirst = updates.current().served === '';
      updates.update({ ...update, error: '' });
      if (!isFirst) say(`${why}: rendered by the server after ${Date.now() - startedAt} ms`);
    } catch (error) {
      if (isNewest()) fail(error);
    }
  };

  const enqueue = (why: string): Promise<void> => {
    const turn = (latestTurn += 1);
    return (published = published.then(() => publish(turn, why)));
  };

  return {
    sourcesChanged: () => enqueue('its sources changed'),
    /** Shows an error of the newest sources, also if the site renders earlier ones only later. */
    sourcesFailed: (error: unknown): void => {
      latestTurn += 1;
      fail(error);
    },
    /** `isBuilt`: the change leads to another build, which publishes it. */
    declarationChanged: async (isBuilt = false) => {
      declared += 1;
      if (!isBuilt) await enqueue('its declaration changed');
    },
  };
};
