import type { RemoteDescriptor } from '@caravan/shared/contracts';
import type { RenderResponse, Reply } from '../render/renderMessages';
import { WorkerEnded, type RenderProcess, type WorkerEnd } from '../workers/renderProcess';
import { limitsFromNow } from '../workers/timeBudget';
import { createRenderPool, SHELL, type QuarantinedVersion } from '../workers/renderPool';
import { replaceVersions, type BuiltRemote, type BuiltSite } from '../registry/siteRemotes';
import { federationOf, withSite } from './site';

export const redirect: RenderResponse = { kind: 'redirect', location: '/', errors: [] };
export const endByBuild: WorkerEnd = { isCausedByBuild: true, reason: 'blocks its thread' };
export const endFromOutside: WorkerEnd = { isCausedByBuild: false, reason: 'ended by itself (SIGKILL)' };

/** A process that the test controls. */
export class TestProcess implements RenderProcess {
  readonly name: string;
  readonly file: string | null;
  readonly requests: ((result: RenderResponse | Error) => void)[] = [];
  /** Milliseconds that were left of each request. */
  readonly leftMs: (number | undefined)[] = [];
  memoryInUse = 0;
  readonly #loading = Promise.withResolvers<string | null>();
  readonly #running = Promise.withResolvers<WorkerEnd>();
  readonly finishLoading: (error: string | null) => void = this.#loading.resolve;
  readonly end: (end: WorkerEnd) => void = this.#running.resolve;
  readonly ready = this.#loading.promise;
  readonly ended = this.#running.promise;
  isKilled = false;

  constructor(build: { readonly remote: string; readonly file: string } | null) {
    this.name = build?.remote ?? SHELL;
    this.file = build?.file ?? null;
    void this.ended.then((end) => {
      this.#loading.reject(new WorkerEnded(end));
      while (this.requests.length > 0) this.requests[0]?.(new WorkerEnded(end));
    });
    this.ready.catch(() => undefined);
  }

  sendRequest: RenderProcess['sendRequest'] = (_site, _request, leftMs) => {
    this.leftMs.push(leftMs);
    return new Promise<Reply>((resolve, reject) =>
      this.requests.push((result) => {
        this.requests.shift();
        if (result instanceof Error) reject(result);
        else resolve({ response: result, html: Buffer.alloc(0) });
      }),
    );
  };
  pending = (): number => this.requests.length;
  memoryBytes = (): number => this.memoryInUse;
  kill = (): void => {
    this.isKilled = true;
    this.end(endFromOutside);
  };
}

export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
};

export const createTestPool = ({ loadsAtOnce = true, maxMemoryBytes = 1e9, loadedAtStart = 8 } = {}) => {
  const processes: TestProcess[] = [];
  const quarantined: QuarantinedVersion[] = [];
  const failures: string[] = [];
  const pool = createRenderPool({
    start: (build) => {
      const testProcess = new TestProcess(build);
      processes.push(testProcess);
      if (loadsAtOnce) testProcess.finishLoading(null);
      return testProcess;
    },
    maxMemoryBytes,
    loadedAtStart,
    onQuarantined: (each) => quarantined.push(each),
    onLoadFailure: (remote, version, error) => failures.push(`${remote} ${version}: ${error}`),
    onError: (error) => failures.push(String(error)),
  });
  const processesOf = (name: string): TestProcess[] => processes.filter((each) => each.name === name);
  const sendRequest = (site: BuiltSite, name: string) =>
    pool.sendRequest(site, name, { kind: 'addresses' }, limitsFromNow());
  return { pool, processes, quarantined, failures, processesOf, sendRequest };
};

/** Sites of account and ranking for all tests of a file. */
export const withSites = () => {
  const site = withSite();
  let descriptors: RemoteDescriptor[] = [];
  beforeAll(async () => {
    await site.publish(federationOf('account'));
    const { remotes } = await site.publish(federationOf('ranking'));
    descriptors = Object.values(remotes).map(({ current }) => current);
  });
  const siteOf = (files: Readonly<Record<string, string | null>> = {}): BuiltSite => ({
    sequence: 1,
    release: '',
    remotes: descriptors.map((descriptor): BuiltRemote => {
      const { name } = descriptor.federation;
      return { descriptor, previous: null, since: '', file: name in files ? (files[name] ?? null) : `${name}.mjs` };
    }),
  });
  const versionOf = (name: string): string =>
    descriptors.find(({ federation }) => federation.name === name)?.version ?? '';
  const keyOf = (name: string): string => `${name}/${versionOf(name)}`;

  /** The site with another version of ranking. */
  const withVersion = (version: string): BuiltSite =>
    replaceVersions(
      siteOf(),
      descriptors
        .filter(({ federation }) => federation.name === 'ranking')
        .map((descriptor) => ({ descriptor: { ...descriptor, version }, since: '', file: `${version}.mjs` })),
    );
  return { siteOf, versionOf, keyOf, withVersion };
};
