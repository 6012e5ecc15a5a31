import { writeSync } from 'node:fs';
import { Session, type Debugger } from 'node:inspector';
import { workerData } from 'node:worker_threads';
import { guiltyIn, largestHolder, type BuildFiles } from './guilt';
import { VERDICT_PIPE, type Verdict } from './rendererMessages';

// A thread beside the one that draws, which it ends where that is stuck or grows without bound. By the inspector it sees
// whose code runs there, also inside of a loop.

/** Milliseconds between two looks. */
const LOOK = 100;
/** Milliseconds without a sign of life: of the processor, so that a busy machine makes nobody guilty; and in all, for whoever waits without end. */
const STUCK = { processor: 2000, all: 60_000 };
/**
 * Bytes of the process: from when it is noted who allocates, and when it ends; and those that a section must have
 * allocated meanwhile, and hold, to be the cause.
 */
const GROWN = 300_000_000;
const MEMORY = 500_000_000;
const HELD = (MEMORY - GROWN) / 4;
/** Milliseconds that the inspector may take, on a machine that is very busy too: a build that is not named comes again. */
const PATIENCE = 10_000;

export interface WatchSetting {
  readonly beats: Int32Array;
  readonly builds: readonly (readonly [file: string, remote: string])[];
}

const isSetting = (value: unknown): value is WatchSetting =>
  typeof value === 'object' && value !== null && 'beats' in value && 'builds' in value;

if (!isSetting(workerData)) throw new Error('the watchdog is started by renderer.ts');
const { beats } = workerData;
const builds: BuildFiles = new Map(workerData.builds);
const session = new Session();

const convict = (verdict: Verdict): void => {
  writeSync(VERDICT_PIPE, `${JSON.stringify(verdict)}\n`);
  process.kill(process.pid, 'SIGKILL');
};

const stackOfMain = (): Promise<string> =>
  new Promise((resolve) => {
    const scripts = new Map<string, string>();
    session.on('Debugger.scriptParsed', ({ params: { scriptId, url } }) => scripts.set(scriptId, url));
    session.on('Debugger.paused', ({ params }) =>
      resolve(params.callFrames.map(({ location }: Debugger.CallFrame) => scripts.get(location.scriptId)).join('\n')),
    );
    session.post('Debugger.enable');
    session.post('Debugger.pause');
  });

const holderOfMemory = (): Promise<string | null> =>
  new Promise((resolve) => {
    session.post('HeapProfiler.getSamplingProfile', (error, result) =>
      resolve(error ? null : largestHolder(result.profile.head, builds, HELD)),
    );
  });

let isConnected = false;
const connect = (): void => {
  if (!isConnected) session.connectToMainThread();
  isConnected = true;
};

/** Ends the process once it is known who made it end, or does not become known. */
const endFor = async (why: string, find: () => Promise<string | null>): Promise<void> => {
  clearInterval(looking);
  setTimeout(() => convict({ guilty: null, why }), PATIENCE);
  connect();
  convict({ guilty: await find(), why });
};

let isNoting = false;
const noteAllocations = (): void => {
  if (isNoting) return;
  isNoting = true;
  connect();
  session.post('HeapProfiler.enable');
  session.post('HeapProfiler.startSampling', { samplingInterval: 262_144 });
};

let seen = { beat: -1, processor: process.cpuUsage(), at: performance.now() };

const look = (): void => {
  const beat = Atomics.load(beats, 0);
  if (beat !== seen.beat) seen = { beat, processor: process.cpuUsage(), at: performance.now() };
  const { user, system } = process.cpuUsage(seen.processor);
  const memory = process.memoryUsage.rss();
  if (memory > GROWN) noteAllocations();
  if (memory > MEMORY) void endFor('takes ever more memory', holderOfMemory);
  else if ((user + system) / 1000 > STUCK.processor || performance.now() - seen.at > STUCK.all)
    void endFor('does not give the processor back', async () => guiltyIn(await stackOfMain(), builds));
};
const looking = setInterval(look, LOOK);
