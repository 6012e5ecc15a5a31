import { fork } from 'node:child_process';
import { text as textOf } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { pagesKeyOf } from '@caravan/shared/http';
import type { Config } from './config';
import type { DrawnSite } from './drawnSite';
import type { BuiltRemote } from './loadBuilds';
import {
  isFromRenderer,
  VERDICT_PIPE,
  type Answer,
  type Question,
  type ToRenderer,
  type Verdict,
} from './rendererMessages';

/**
 * Megabytes of JavaScript heap. The watchdog ends a process of 500 MB and names the remote whose code holds the memory, but looks
 * only every 100 ms: a fast leak would reach a lower limit first, and V8 would end the process without naming a remote.
 */
const HEAP_LIMIT = 1000;
/** Megabytes for what is short-lived, three times: Node would take a hundredth of the heap, and clean it up many times a page. */
const YOUNG = 32;
/**
 * Milliseconds that any answer may take: all that it waits for has shorter limits of its own, so that the machine is
 * overloaded then. The process goes on: another one would have no more time, and no section would be to blame.
 */
const ANSWER_LIMIT = 15_000;

/** The process that was to answer is no more; by whose fault, where that is known. */
export class RendererEnded extends Error {
  readonly verdict: Verdict;

  constructor(verdict: Verdict) {
    super(`a renderer ended: ${verdict.guilty ?? 'nobody known'} ${verdict.why}`);
    this.verdict = verdict;
  }
}

/** The process has not answered in time. It goes on, and what it still owes counts as under way. */
export class RendererLate extends Error {
  constructor() {
    super('a renderer takes too long');
  }
}

/** A process that draws one state of the site. */
export interface RendererProcess {
  /** The sections whose build it has loaded. Rejects with {@link RendererEnded}. */
  readonly ready: Promise<ReadonlySet<string>>;
  /** Resolves when the process is gone, however it came. */
  readonly ended: Promise<Verdict>;
  /** Rejects with {@link RendererEnded} where the process ends before it answers, with {@link RendererLate} where that takes too long. */
  readonly ask: (question: Question) => Promise<Answer>;
  readonly underWay: () => number;
  /** Leaves a section to browsers from now on. */
  readonly drop: (remote: string) => void;
  /** Draws another state of the site from now on, whose builds are those that it has loaded. */
  readonly show: (site: DrawnSite<BuiltRemote>) => void;
  readonly kill: () => void;
}

export interface RendererOptions {
  readonly script: string;
  readonly config: Config;
  readonly site: DrawnSite<BuiltRemote>;
  /** A server build did not load; the section is left to browsers. */
  readonly onFailure: (remote: string, error: string) => void;
}

/** Settings of this server that its renderers have too, and the code of sections with them: those of Node and of the place. No others. */
const KEPT = ['NODE_ENV', 'NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS', 'LANG', 'TZ'];

const keptOf = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => KEPT.includes(name)));

/** What sections can read of this server's configuration: none of its secrets. */
const withoutSecrets = (config: Config): Config => ({
  ...config,
  tls: null,
  metricsToken: '',
  internalKey: config.internalKey && pagesKeyOf(config.internalKey),
});

const isVerdict = (value: unknown): value is Verdict =>
  typeof value === 'object' && value !== null && 'guilty' in value && 'why' in value;

const verdictIn = (text: string): Verdict | null => {
  const [line = ''] = text.split('\n');
  if (!line) return null;
  const value: unknown = JSON.parse(line);
  return isVerdict(value) ? value : null;
};

/** Starts a process that draws a state of the site. */
export const startRenderer = ({ script, config, site, onFailure }: RendererOptions): RendererProcess => {
  const child = fork(script, [], {
    execArgv: [`--max-old-space-size=${HEAP_LIMIT}`, `--max-semi-space-size=${YOUNG}`],
    serialization: 'advanced',
    // What sections print is none of this server's output, which says where it listens.
    stdio: ['ignore', 2, 2, 'ipc', 'pipe'],
    env: keptOf(process.env),
  });
  const asked = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  let count = 0;
  let loading: string | null = null;
  let gone: Verdict | null = null;
  const tell = (message: ToRenderer): void => void (child.connected && child.send(message));

  const pipe = child.stdio[VERDICT_PIPE];
  const said = pipe instanceof Readable ? textOf(pipe).catch(() => '') : Promise.resolve('');
  const ended = new Promise<Verdict>((resolve) => {
    child.once('error', (error) => resolve({ guilty: null, why: error.message }));
    child.once('exit', (code, signal) => {
      void said.then((text) => resolve(verdictIn(text) ?? { guilty: loading, why: `ended (${signal ?? code})` }));
    });
  });
  void ended.then((verdict) => {
    gone = verdict;
    for (const { reject } of asked.values()) reject(new RendererEnded(verdict));
    asked.clear();
  });

  const ready = new Promise<ReadonlySet<string>>((resolve, reject) => {
    void ended.then((verdict) => reject(new RendererEnded(verdict)));
    child.on('message', (message: unknown) => {
      if (!isFromRenderer(message)) return;
      if (message.kind === 'loading') loading = message.remote;
      else if (message.kind === 'failed') onFailure(message.remote, message.error);
      else if (message.kind === 'ready') {
        loading = null;
        resolve(new Set(message.loaded));
      } else {
        const waiting = asked.get(message.id);
        asked.delete(message.id);
        if (message.kind === 'answer') waiting?.resolve(message.answer);
        else waiting?.reject(new Error(message.error));
      }
    });
  });
  // Who starts a process need not wait for it.
  ready.catch(() => undefined);
  tell({ kind: 'start', site, config: withoutSecrets(config) });

  return {
    ready,
    ended,
    ask: (question) =>
      new Promise((resolve, reject) => {
        if (gone) return reject(new RendererEnded(gone));
        const id = (count += 1);
        const late = setTimeout(() => reject(new RendererLate()), ANSWER_LIMIT);
        const settled =
          <T>(settle: (value: T) => void) =>
          (value: T): void => {
            clearTimeout(late);
            settle(value);
          };
        asked.set(id, { resolve: settled(resolve), reject: settled(reject) });
        tell({ kind: 'ask', id, question });
      }),
    underWay: () => asked.size,
    drop: (remote) => tell({ kind: 'drop', remote }),
    show: (other) => tell({ kind: 'show', site: other }),
    kill: () => void child.kill('SIGKILL'),
  };
};
