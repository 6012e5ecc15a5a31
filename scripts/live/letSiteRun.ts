import type { LiveStore } from './liveStore';
import type { NewsStream } from './news';

/** Milliseconds between two looks whether the site renders a version. */
const LOOK = 30;

export interface LetSiteRunOptions {
  /** Publishes the current build and declaration into the store. */
  readonly put: (why: string) => ReturnType<LiveStore['put']>;
  /** Returns the newest build for browsers. */
  readonly built: () => string;
  readonly news: Pick<NewsStream, 'current' | 'tell'>;
  /** Whether the site renders a version. */
  readonly isServed: (version: string) => Promise<boolean>;
  readonly say: (line: string) => void;
  readonly fail: (error: unknown) => void;
}

/** Publishes changes one after the other, and notifies open pages once the site renders them. */
export const letSiteRun = ({ put, built, news, isServed, say, fail }: LetSiteRunOptions) => {
  let turn = 0;
  /** Counts changes of the declaration. Pages learn of all of them, also if another change publishes them. */
  let declared = 0;
  let published = Promise.resolve();

  const publish = async (mine: number, why: string): Promise<void> => {
    const began = Date.now();
    const isNewest = (): boolean => mine === turn;
    // A later change publishes this one, too.
    if (!isNewest()) return;
    try {
      const told = { served: built(), declared };
      const version = await put(why);
      while (isNewest() && !(await isServed(version))) await new Promise((resolve) => setTimeout(resolve, LOOK));
      if (!isNewest()) return;
      const isFirst = news.current().served === '';
      news.tell({ ...told, error: '' });
      if (!isFirst) say(`${why}: rendered by the server after ${Date.now() - began} ms`);
    } catch (error) {
      if (isNewest()) fail(error);
    }
  };

  const next = (why: string): Promise<void> => {
    const mine = (turn += 1);
    return (published = published.then(() => publish(mine, why)));
  };

  return {
    sourcesChanged: () => next('its sources changed'),
    /** Shows an error of the newest sources, also if the site renders earlier ones only later. */
    sourcesFailed: (error: unknown): void => {
      turn += 1;
      fail(error);
    },
    /** `isBuilt`: the change leads to another build, which publishes it. */
    declarationChanged: async (isBuilt = false) => {
      declared += 1;
      if (!isBuilt) await next('its declaration changed');
    },
  };
};
