import type { RemoteDescriptor } from '@caravan/shared/contracts';
import type { BuiltRemote } from './loadBuilds';
import type { Answer, Verdict } from './rendererMessages';
import { RendererEnded, RendererLate, type RendererProcess } from './rendererProcess';
import { createRenderers, type Guilty } from './renderers';
import { federationOf, makeSite, type TestSite } from './testing/site';
import { Overloaded } from './turns';

let site: TestSite;
let descriptors: RemoteDescriptor[] = [];
beforeAll(async () => {
  site = makeSite();
  await site.publish(federationOf('account'));
  const { remotes } = await site.publish(federationOf('ranking'));
  descriptors = Object.values(remotes).map(({ current }) => current);
});
afterAll(() => site.remove());

const state = (sequence: number, file = 'x.mjs'): { sequence: number; remotes: BuiltRemote[] } => ({
  sequence,
  remotes: descriptors.map((descriptor, index) => ({
    descriptor,
    previous: null,
    since: `2026-${index}`,
    file,
  })),
});
const versionOf = (name: string): string =>
  descriptors.find(({ federation }) => federation.name === name)?.version ?? '';

/** A process that a test leads: it answers, or ends. */
class LedProcess implements RendererProcess {
  readonly files: readonly (string | null)[];
  readonly dropped: string[] = [];
  readonly questions: ((answer: Answer | Error) => void)[] = [];
  killed = false;
  become: () => void = () => undefined;
  end: (verdict: Verdict) => void = () => undefined;
  readonly ended = new Promise<Verdict>((resolve) => (this.end = resolve));
  readonly ready: Promise<ReadonlySet<string>>;

  constructor({ remotes }: { readonly remotes: readonly BuiltRemote[] }) {
    this.files = remotes.map(({ file }) => file);
    this.ready = new Promise((resolve, reject) => {
      this.become = () => resolve(new Set(['account', 'ranking']));
      void this.ended.then((verdict) => {
        const error = new RendererEnded(verdict);
        while (this.questions.length > 0) this.questions[0]?.(error);
        reject(error);
      });
    });
    this.ready.catch(() => undefined);
  }

  ask = (): Promise<Answer> =>
    new Promise((resolve, reject) =>
      this.questions.push((answer) => {
        this.questions.shift();
        if (answer instanceof Error) reject(answer);
        else resolve(answer);
      }),
    );
  underWay = (): number => this.questions.length;
  readonly shown: number[] = [];
  show = ({ sequence }: { readonly sequence: number }): void => void this.shown.push(sequence);
  drop = (remote: string): void => void this.dropped.push(remote);
  kill = (): void => {
    this.killed = true;
    this.end({ guilty: null, why: 'killed' });
  };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const page: Answer = { kind: 'redirect', status: 302, location: '/', errors: [] };
const choices = { lang: 'en', currency: 'USD', theme: null, menu: null } as const;
const request = { address: 'http://a/', nonce: null, traceId: '', choices };

const run = async () => {
  const processes: LedProcess[] = [];
  const guilty: Guilty[] = [];
  const failures: string[] = [];
  const renderers = createRenderers({
    start: (drawn) => {
      const process = new LedProcess(drawn);
      processes.push(process);
      return process;
    },
    onGuilty: (found) => guilty.push(found),
    onFailure: (error) => failures.push(String(error)),
  });
  const used = renderers.use(state(1));
  processes[0]?.become();
  await used;
  const [first, second] = processes;
  if (!first || !second) throw new Error('two processes are meant to draw');
  second.become();
  await settled();
  return { renderers, processes, guilty, failures, first, second };
};

describe('the renderers', () => {
  it('ask the one that has less to do, so that a stuck one holds up its own pages only [MFE-17]', async () => {
    const { renderers, first, second } = await run();
    void renderers.page(request);
    const answer = renderers.page(request);
    await settled();
    expect([first.underWay(), second.underWay()]).toEqual([1, 1]);
    second.questions[0]?.(page);
    expect(await answer).toBe(page);
  });

  it('ask another one where one ends, leave out whose fault it was, and start one in its place [MFE-17]', async () => {
    const { renderers, processes, guilty, first, second } = await run();
    const answer = renderers.page(request);
    await settled();
    first.end({ guilty: 'ranking', why: 'loops' });
    await settled();
    expect(guilty).toEqual([{ remote: 'ranking', version: versionOf('ranking'), why: 'loops' }]);
    expect(second.dropped).toEqual(['ranking']);
    second.questions[0]?.(page);
    expect(await answer).toBe(page);
    expect(processes[2]?.files).toEqual(['x.mjs', null]);
  });

  it('ask again where an answer takes too long, and put the page off where that one does too [REL-3]', async () => {
    const { renderers, first, second } = await run();
    const settle = async (answer: Answer | Error): Promise<void> => {
      await settled();
      [first, second].find(({ questions }) => questions.length > 0)?.questions[0]?.(answer);
    };
    const answer = renderers.page(request);
    await settle(new RendererLate());
    await settle(page);
    expect(await answer).toBe(page);
    const late = renderers.page(request);
    void settle(new RendererLate()).then(() => settle(new RendererLate()));
    await expect(late).rejects.toThrow(Overloaded);
  });

  it('refuse what they could not draw in time, and take more when there is room [REL-3]', async () => {
    const { renderers, first, second } = await run();
    const answers = Array.from({ length: 64 }, () => renderers.page(request));
    await settled();
    await expect(renderers.page(request)).rejects.toThrow(Overloaded);
    // What waits for its turn is asked once there is room.
    expect(first.questions.length + second.questions.length).toBe(32);
    while (first.questions.length + second.questions.length > 0) {
      for (const { questions } of [first, second]) while (questions.length > 0) questions[0]?.(page);
      await settled();
    }
    expect(await Promise.all(answers)).toHaveLength(64);
    const answer = renderers.page(request);
    await settled();
    [first, second].find(({ questions }) => questions.length > 0)?.questions[0]?.(page);
    expect(await answer).toBe(page);
  });

  it('keep a page waiting while none is there', async () => {
    const { renderers, processes, first, second } = await run();
    for (const each of [first, second]) each.end({ guilty: 'ranking', why: 'loops' });
    await settled();
    const answer = renderers.page(request);
    processes[2]?.become();
    await settled();
    processes[2]?.questions[0]?.(page);
    expect(await answer).toBe(page);
  });

  it('blame the newest version where processes end again and again, and nobody is known [MFE-17]', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const { processes, guilty, failures } = await run();
    for (const index of [0, 1, 2]) {
      processes[index]?.end({ guilty: null, why: 'ended (SIGSEGV)' });
      await jest.advanceTimersByTimeAsync(300);
    }
    jest.useRealTimers();
    expect(failures).toHaveLength(2);
    expect(guilty).toMatchObject([{ remote: 'ranking' }]);
  });

  it('draw another state once it is loaded, and finish what was asked of the one before', async () => {
    const { renderers, processes, first } = await run();
    const old = renderers.page(request);
    await settled();
    const used = renderers.use(state(2, 'y.mjs'));
    await settled();
    expect(first.killed).toBe(false);
    processes[2]?.become();
    await used;
    first.questions[0]?.(page);
    expect(await old).toBe(page);
    const answer = renderers.page(request);
    await settled();
    processes[2]?.questions[0]?.(page);
    expect(await answer).toBe(page);
  });

  it('draw another state of the same builds at once, also those that are starting', async () => {
    const processes: LedProcess[] = [];
    const renderers = createRenderers({
      start: (drawn) => {
        const process = new LedProcess(drawn);
        processes.push(process);
        return process;
      },
      onGuilty: () => undefined,
      onFailure: () => undefined,
    });
    const used = renderers.use(state(1));
    processes[0]?.become();
    await used;
    await settled();
    expect(await renderers.use(state(2))).toEqual(new Set(['account', 'ranking']));
    processes[1]?.become();
    await settled();
    expect(processes.map(({ shown, killed }) => [shown, killed])).toEqual([
      [[2], false],
      [[2], false],
    ]);
  });

  it('go on with the state that they have where another one ends its process, and say by whom [MFE-17]', async () => {
    const { renderers, processes, guilty, first, second } = await run();
    const next = state(2);
    const [account, ranking] = next.remotes;
    if (!account || !ranking) throw new Error('two sections are published');
    const newer = { ...ranking, file: 'y.mjs', descriptor: { ...ranking.descriptor, version: 'newer' } };
    const used = renderers.use({ ...next, remotes: [account, newer] });
    processes[2]?.end({ guilty: 'ranking', why: 'loops' });
    await expect(used).rejects.toThrow('loops');
    expect(guilty).toMatchObject([{ remote: 'ranking', version: 'newer' }]);
    expect([first.dropped, second.dropped, first.killed]).toEqual([[], [], false]);
  });
});
