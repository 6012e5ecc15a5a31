import { createRemoteModules } from './remoteModules';
import { federationOf, makeSite, serverCode, type TestSite } from './testing/site';

let site: TestSite;
beforeEach(() => {
  site = makeSite();
});
afterEach(() => {
  jest.useRealTimers();
  site.remove();
});

const publish = async (code?: string) => {
  const { remotes } = await site.publish(federationOf('ranking'), code);
  const descriptor = remotes['ranking']?.current;
  if (!descriptor) throw new Error('nothing was published');
  return descriptor;
};

/** Modules over a store that gives back something else for server builds. */
const modulesOver = (change: (bytes: Uint8Array | null) => Promise<Uint8Array | null>) =>
  createRemoteModules({
    folder: site.modulesFolder,
    store: {
      ...site.store,
      get: async (key) => {
        const bytes = await site.store.get(key);
        return key.startsWith('servers/') ? change(bytes) : bytes;
      },
    },
    onFailure: (remote, _version, error) => site.failures.push(`${remote}: ${String(error)}`),
  });

describe("a remote's server build", () => {
  it('is loaded once, however many ask', async () => {
    let gets = 0;
    const modules = modulesOver(async (bytes) => {
      gets += 1;
      return bytes;
    });
    const descriptor = await publish();
    const [first, second] = await Promise.all([modules(descriptor), modules(descriptor)]);
    expect(Object.keys(first?.pages ?? {})).toEqual(['home']);
    expect(second).toBe(first);
    expect(await modules(descriptor)).toBe(first);
    expect([gets, site.failures]).toEqual([1, []]);
  });

  it('is one of its own for every version', async () => {
    const first = await site.modules(await publish());
    const second = await site.modules(await publish());
    expect(second).not.toBe(first);
  });

  it('is refused where one byte of it is changed [MFE-7]', async () => {
    const descriptor = await publish();
    const modules = modulesOver(async (bytes) => {
      const changed = Buffer.from(bytes ?? []);
      changed[10] = (changed[10] ?? 0) ^ 1;
      return changed;
    });
    expect(await modules(descriptor)).toBeNull();
    expect(site.failures).toEqual(['ranking: Error: its server build is not what was published']);
  });

  it.each([
    ['throws while it loads', 'throw new Error("boom");', /boom/],
    ['is no code', 'export const = ;', /./],
    ['exports no remote', 'export const page = 1;', /exports no remote/],
  ])('cannot be had where it %s [MFE-10]', async (_why, code, message) => {
    expect(await site.modules(await publish(code))).toBeNull();
    expect(site.failures).toHaveLength(1);
    expect(site.failures[0]).toMatch(message);
  });

  it('cannot be had where the store has none', async () => {
    const modules = modulesOver(async () => null);
    expect(await modules(await publish())).toBeNull();
    expect(site.failures).toEqual(['ranking: Error: its server build is not in the store']);
  });

  it('is given up when it does not finish loading [MFE-10]', async () => {
    const descriptor = await publish();
    const modules = modulesOver(() => new Promise(() => {}));
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const module = modules(descriptor);
    await jest.advanceTimersByTimeAsync(3000);
    expect(await module).toBeNull();
    expect(site.failures).toEqual(['ranking: Error: its server build does not finish loading']);
  });

  it('is tried again after a failure', async () => {
    const descriptor = await publish(serverCode());
    let broken = true;
    const modules = modulesOver(async (bytes) => (broken ? null : bytes));
    expect(await modules(descriptor)).toBeNull();
    broken = false;
    expect(await modules(descriptor)).not.toBeNull();
  });
});
