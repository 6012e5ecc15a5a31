import type { LiveStore } from './liveStore';
import type { NewsServer } from './news';

/** Milliseconds between two looks whether the site draws a version. */
const LOOK = 30;

export interface LetSiteRunOptions {
  /** Puts what is built and declared now into the store. */
  readonly put: (why: string) => ReturnType<LiveStore['put']>;
  /** The newest build for browsers. */
  readonly built: () => string;
  readonly news: Pick<NewsServer, 'current' | 'tell'>;
  /** Whether the site draws a version by now. */
  readonly isServed: (version: string) => Promise<boolean>;
  readonly say: (line: string) => void;
  readonly fail: (error: unknown) => void;
}

/** Lets the site run what is built and declared, one change after the other, and tells open pages once it does. */
export const letSiteRun = ({ put, built, news, isServed, say, fail }: LetSiteRunOptions) => {
  let turn = 0;
  /** Changes of the declaration until now: pages are told of all, whichever change brings them to the site. */
  let declared = 0;
  let published = Promise.resolve();

  const publish = async (mine: number, why: string): Promise<void> => {
    const began = Date.now();
    const isNewest = (): boolean => mine === turn;
    // What another change overtakes is left to that one.
    if (!isNewest()) return;
    try {
      const told = { served: built(), declared };
      const version = await put(why);
      while (isNewest() && !(await isServed(version))) await new Promise((resolve) => setTimeout(resolve, LOOK));
      if (!isNewest()) return;
      const isFirst = news.current().served === '';
      news.tell({ ...told, error: '' });
      if (!isFirst) say(`${why}: drawn by the server after ${Date.now() - began} ms`);
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
    /** `isBuilt`: the change asks for another build, which brings it. */
    declarationChanged: async (isBuilt = false) => {
      declared += 1;
      if (!isBuilt) await next('its declaration changed');
    },
  };
};
