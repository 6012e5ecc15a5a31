import { isDeepStrictEqual } from 'node:util';
import type { DrawnSite, Drawing } from './drawnSite';
import type { BuiltRemote } from './loadBuilds';
import type { Answer, Question, Verdict } from './rendererMessages';
import { RendererEnded, RendererLate, type RendererProcess } from './rendererProcess';
import { createTurns, Overloaded } from './turns';

/** Processes that draw side by side: one that is stuck holds up the pages that it has, and no others. */
const COUNT = 2;
/** Questions that are being answered, and with those that wait: what comes beyond would wait for seconds. */
const AT_ONCE = 32;
const MOST = 64;
/** How often a question is asked whose process ends before it answers. */
const TRIES = 6;
/** Ends that nobody can be blamed for, until the newest version is; and milliseconds before the next process after one. */
const UNEXPLAINED = 3;
const PAUSE = 300;

/** A version that a renderer ended for. */
export interface Guilty {
  readonly remote: string;
  readonly version: string;
  readonly why: string;
}

export interface RenderersOptions {
  readonly start: (site: DrawnSite<BuiltRemote>) => RendererProcess;
  /** That version costs its section the place on the server from now on. */
  readonly onGuilty: (guilty: Guilty) => void;
  readonly onFailure: (error: unknown) => void;
}

/** The processes that draw pages. */
export interface Renderers extends Drawing {
  /**
   * Draws another state from now on: builds that are not loaded are loaded in new processes first. Gives the sections whose build runs.
   * Rejects where a build ends its process; that was told to `onGuilty` then.
   */
  readonly use: (site: DrawnSite<BuiltRemote>) => Promise<ReadonlySet<string>>;
  readonly stop: () => void;
}

type Site = DrawnSite<BuiltRemote>;

const leftOut = (site: Site, dropped: string): Site => ({
  ...site,
  remotes: site.remotes.map((remote) =>
    remote.descriptor.federation.name === dropped ? { ...remote, file: null } : remote,
  ),
});

const versionOf = ({ remotes }: Site, name: string): string =>
  remotes.find(({ descriptor }) => descriptor.federation.name === name)?.descriptor.version ?? '';

const filesOf = ({ remotes }: Site) => remotes.map(({ file, descriptor }) => [descriptor.federation.name, file]);

/** Whether another state is drawn by the very same files. */
const isSameCode = (one: Site, other: Site): boolean => isDeepStrictEqual(filesOf(one), filesOf(other));

const newestOf = ({ remotes }: Site): string | null =>
  remotes.filter(({ file }) => file).toSorted((one, other) => (one.since < other.since ? 1 : -1))[0]?.descriptor
    .federation.name ?? null;

/** Keeps processes running that draw pages, watches how they end, and starts others in their place. */
export const createRenderers = ({ start, onGuilty, onFailure }: RenderersOptions): Renderers => {
  let site: Site = { sequence: 0, remotes: [] };
  /** The sections whose build runs. */
  let running: ReadonlySet<string> = new Set();
  let generation = 0;
  let unexplained = 0;
  let stopped = false;
  let live: RendererProcess[] = [];
  const all = new Set<RendererProcess>();
  const waiting: ((renderer: RendererProcess) => void)[] = [];

  const blame = (of: Site, { guilty, why }: Verdict): void => {
    if (!guilty) unexplained += 1;
    const remote = guilty ?? (unexplained >= UNEXPLAINED ? newestOf(of) : null);
    if (!remote) return onFailure(new Error(`a renderer ended, and nobody knows why: ${why}`));
    unexplained = 0;
    const version = versionOf(of, remote);
    // What ends while it is loaded beside those that draw is not among what they draw.
    if (versionOf(site, remote) === version) {
      site = leftOut(site, remote);
      for (const renderer of live) renderer.drop(remote);
    }
    onGuilty({ remote, version, why: guilty ? why : `the newest version while renderers end: ${why}` });
  };

  const take = (renderer: RendererProcess): void => {
    live.push(renderer);
    for (const give of waiting.splice(0)) give(renderer);
  };

  const begin = (of: Site): RendererProcess => {
    const renderer = start(of);
    all.add(renderer);
    void renderer.ended.then(() => {
      all.delete(renderer);
      live = live.filter((each) => each !== renderer);
    });
    return renderer;
  };

  const isPresent = (mine: number): boolean => !stopped && mine === generation;

  /** Keeps one of the present generation: where it ends, another one follows. */
  const keepOne = async (mine: number, renderer = begin(site)): Promise<void> => {
    const of = site;
    const isReady = await renderer.ready.then(
      () => true,
      () => false,
    );
    if (isReady && isPresent(mine)) {
      // The site may have become another one meanwhile.
      if (of !== site) renderer.show(site);
      take(renderer);
    } else renderer.kill();
    const verdict = await renderer.ended;
    if (!isPresent(mine)) return;
    blame(of, verdict);
    if (!verdict.guilty) await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (isPresent(mine)) void keepOne(mine);
  };

  const retire = async (renderer: RendererProcess): Promise<void> => {
    while (renderer.underWay() > 0 && all.has(renderer)) await new Promise((resolve) => setTimeout(resolve, PAUSE));
    renderer.kill();
  };

  const least = (): RendererProcess | undefined => live.toSorted((one, other) => one.underWay() - other.underWay())[0];

  const answerOf = async (question: Question): Promise<Answer> => {
    for (let tries = 1; ; tries += 1) {
      const renderer = least() ?? (await new Promise<RendererProcess>((resolve) => waiting.push(resolve)));
      try {
        return await renderer.ask(question);
      } catch (error) {
        // Another one may be less busy, or not stuck; once, since more would make an overload worse.
        if (error instanceof RendererLate) {
          if (tries > 1) throw new Overloaded();
        } else if (!(error instanceof RendererEnded) || tries === TRIES) throw error;
      }
    }
  };

  const turns = createTurns(AT_ONCE, MOST);
  const ask = (question: Question, signal?: AbortSignal): Promise<Answer> => turns(() => answerOf(question), signal);

  return {
    use: async (next) => {
      // All of it runs, and is the same: nothing need be loaded.
      if (live.length > 0 && running.size === site.remotes.length && isSameCode(site, next)) {
        site = next;
        for (const renderer of live) renderer.show(next);
        return running;
      }
      const first = begin(next);
      try {
        const loaded = await first.ready;
        const before = live;
        generation += 1;
        unexplained = 0;
        site = next;
        running = loaded;
        live = [];
        for (const renderer of before) void retire(renderer);
        void keepOne(generation, first);
        for (let more = 1; more < COUNT; more += 1) void keepOne(generation);
        return loaded;
      } catch (error) {
        if (error instanceof RendererEnded) blame(next, error.verdict);
        throw error;
      }
    },
    page: async (request, signal) => {
      const answer = await ask({ kind: 'page', request }, signal);
      if (answer.kind === 'addresses') throw new Error('a renderer answers something else');
      return answer;
    },
    addresses: async () => {
      const answer = await ask({ kind: 'addresses' });
      if (answer.kind !== 'addresses') throw new Error('a renderer answers something else');
      return answer;
    },
    stop: () => {
      stopped = true;
      for (const renderer of all) renderer.kill();
    },
  };
};
