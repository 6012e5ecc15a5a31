import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { RemoteModule } from '@caravan/shared/contracts';
import { createDrawing } from './drawing';
import type { Drawing, DrawnSite } from './drawnSite';
import { guiltyIn } from './guilt';
import { loadBuilds, type BuiltRemote } from './loadBuilds';
import {
  isToRenderer,
  VERDICT_PIPE,
  type Answer,
  type FromRenderer,
  type Question,
  type ToRenderer,
  type Verdict,
} from './rendererMessages';
import { readShellFiles } from './shellFiles';
import type { WatchSetting } from './watchdog';

// The process that the code of sections runs in. `renderers.ts` starts it, and another one when it ends.

/** Milliseconds between two regular signs of life. */
const BEAT = 200;

const builds = new Map<string, string>();

/**
 * Signs of life: regular ones, and one for every message. Answers of the API that come together are drawn one after the
 * other before a timer has its turn.
 */
const beats = new Int32Array(new SharedArrayBuffer(4));
const beat = (): void => void Atomics.add(beats, 0, 1);

const send = (message: FromRenderer): Promise<void> =>
  new Promise((resolve) => {
    beat();
    process.send?.(message, undefined, {}, () => resolve());
  });

const end = process.exit.bind(process);

const convict = (verdict: Verdict): void => {
  writeSync(VERDICT_PIPE, `${JSON.stringify(verdict)}\n`);
  end(1);
};

/** Libraries ask for `process.env.NODE_ENV` several times an element, and Node asks the system for it: seven times as long as a plain object takes. */
const keepEnvironment = (): void =>
  void Object.defineProperty(process, 'env', { value: { ...process.env }, writable: true });

const textOf = (thrown: unknown): string =>
  thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);

/** What nobody waits for has no slot that it could cost: it costs the section. */
const watchForUncaught = (): void => {
  const name = (what: string) => (thrown: unknown) => {
    const text = textOf(thrown);
    const guilty = guiltyIn(text, builds);
    if (guilty || what === 'threw') convict({ guilty, why: `${what} where nobody waits for it: ${text}` });
    else process.stderr.write(`a failure that nobody waits for: ${text}\n`);
  };
  process.on('uncaughtException', name('threw'));
  process.on('unhandledRejection', name('rejected'));
};

/** Who ends the process is named by the stack. */
const forbidEnding = (): void => {
  const refuse = (): void => {
    convict({ guilty: guiltyIn(textOf(new Error('asked for here')), builds), why: 'ends the process' });
  };
  Object.assign(process, { exit: refuse, abort: refuse, kill: refuse });
};

const startWatch = (): void => {
  setInterval(beat, BEAT);
  const workerData: WatchSetting = { beats, builds: [...builds] };
  const watchdog = new Worker(join(import.meta.dirname, 'watchdog.mjs'), { workerData });
  // Nothing is drawn unwatched.
  watchdog.once('error', (error) => convict({ guilty: null, why: `its watchdog failed: ${textOf(error)}` }));
};

/** The builds that this process has loaded, and how they draw. */
interface Loaded {
  readonly without: (remote: string) => Drawing;
  readonly show: (site: DrawnSite<BuiltRemote>) => Drawing;
}

const start = async ({ site, config }: Extract<ToRenderer, { kind: 'start' }>): Promise<Loaded> => {
  for (const { file, descriptor } of site.remotes) if (file) builds.set(file, descriptor.federation.name);
  const files = readShellFiles(config.assets, config.root);
  keepEnvironment();
  startWatch();
  watchForUncaught();
  forbidEnding();
  let present: DrawnSite = await loadBuilds(site, {
    onLoading: (remote) => send({ kind: 'loading', remote }),
    onFailure: (remote, error) => void send({ kind: 'failed', remote, error: textOf(error) }),
  });
  const drawn = present.remotes.filter(({ module }) => module).map(({ descriptor }) => descriptor.federation.name);
  await send({ kind: 'ready', loaded: drawn });
  const moduleOf = (name: string): RemoteModule | null =>
    present.remotes.find(({ descriptor }) => descriptor.federation.name === name)?.module ?? null;
  const draw = (next: DrawnSite): Drawing => createDrawing((present = next), config, files);
  return {
    without: (dropped) =>
      draw({
        ...present,
        remotes: present.remotes.map((remote) =>
          remote.descriptor.federation.name === dropped ? { ...remote, module: null } : remote,
        ),
      }),
    show: ({ sequence, remotes }) =>
      draw({
        sequence,
        remotes: remotes.map(({ file, ...remote }) => ({
          ...remote,
          module: file ? moduleOf(remote.descriptor.federation.name) : null,
        })),
      }),
  };
};

const answerTo = async (question: Question, drawing: Drawing): Promise<Answer> =>
  question.kind === 'page' ? drawing.page(question.request) : { kind: 'addresses', ...(await drawing.addresses()) };
let loaded: Loaded | undefined;
let drawing: Drawing | undefined;

const take = async (message: ToRenderer): Promise<void> => {
  if (message.kind === 'start') {
    loaded = await start(message);
    drawing = loaded.without('');
  } else if (message.kind === 'drop') {
    drawing = loaded?.without(message.remote);
  } else if (message.kind === 'show') {
    drawing = loaded?.show(message.site);
  } else if (drawing) {
    const { id, question } = message;
    try {
      await send({ kind: 'answer', id, answer: await answerTo(question, drawing) });
    } catch (error) {
      await send({ kind: 'refused', id, error: textOf(error) });
    }
  }
};

process.on('message', (message: unknown) => {
  if (isToRenderer(message)) void take(message);
});
// The server is gone.
process.on('disconnect', () => end(0));
