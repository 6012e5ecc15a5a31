import { watchRemotes, type Interference, type Watch } from './watchRemotes';

const FILE = 'https://site.test/remotes/sales/page-list.0123456789abcdef.js';
const swapped = (): never[] => [];

const WATCH = 'https://site.test/shell/watch.0123456789abcdef.js:1:10';

/** Runs a function as if the code at a position called it. */
const calledFrom = (source: string, run: () => void): void => {
  const { Error: before } = globalThis;
  class SalesError extends before {
    override stack = `Error: of the calling code\n    at look (${WATCH})\n    at change (${source})`;
  }
  Object.defineProperty(globalThis, 'Error', { configurable: true, writable: true, value: SalesError });
  try {
    run();
  } finally {
    globalThis.Error = before;
  }
};

const asRemote = (run: () => void): void => calledFrom(`${FILE}:3:14`, run);

describe('watchRemotes', () => {
  const reported: Interference[] = [];
  let check: Watch['checkSoon'];
  const originals: [object, PropertyKey, PropertyDescriptor][] = [];

  /** Saves a property that a test replaces. */
  const save = (object: object, key: PropertyKey): void => {
    const descriptor = Reflect.getOwnPropertyDescriptor(object, key);
    if (descriptor) originals.push([object, key, descriptor]);
  };

  const checkTwice = async (): Promise<void> => {
    check();
    await jest.advanceTimersByTimeAsync(1000);
  };

  beforeEach(() => {
    jest.useFakeTimers();
    document.adoptedStyleSheets ??= [];
    document.body.innerHTML = '<header></header><main id="content"></main><footer></footer>';
    for (const name of ['addEventListener', 'removeEventListener']) save(EventTarget.prototype, name);
    for (const name of ['clear', 'setItem', 'removeItem']) save(Storage.prototype, name);
    save(Document.prototype, 'title');
    save(Document.prototype, 'cookie');
    save(window, 'fetch');
    const file = { text: async () => `first line\n  ${String(swapped)}` };
    Object.defineProperty(window, 'fetch', { configurable: true, value: async () => file });
    Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [{ name: FILE }] });
    ({ checkSoon: check } = watchRemotes({
      view: window,
      loaded: () => ['sales'],
      report: (each) => reported.push(each),
    }));
  });
  afterEach(() => {
    jest.useRealTimers();
    for (const [object, key, descriptor] of originals.splice(0)) Reflect.defineProperty(object, key, descriptor);
    reported.length = 0;
    document.body.removeAttribute('style');
  });

  it('reports nothing if a remote changes nothing shared', async () => {
    asRemote(() => {
      const listener = (): void => undefined;
      document.addEventListener('keydown', listener);
      document.removeEventListener('keydown', listener);
      window.addEventListener('scroll', listener, { once: true });
      localStorage.setItem('caravan:sales', '1');
    });
    await checkTwice();
    expect(reported).toEqual([]);
  });

  it('reports a replaced method with file, line and column of the remote', async () => {
    save(Array.prototype, 'map');
    // oxlint-disable-next-line no-extend-native -- what a remote must not do
    Object.defineProperty(Array.prototype, 'map', { configurable: true, value: swapped });
    await checkTwice();
    expect(reported).toEqual([
      { action: 'replaces Array.prototype.map', location: 'page-list.0123456789abcdef.js:2:3', remotes: ['sales'] },
    ]);
  });

  it('reports an event handler of the window', async () => {
    Object.assign(window, { onclick: swapped });
    await checkTwice();
    Object.assign(window, { onclick: null });
    expect(reported.map(({ action, remotes }) => ({ action, remotes }))).toEqual([
      { action: 'replaces window.onclick', remotes: ['sales'] },
    ]);
  });

  it('does not report a function that no remote contains', async () => {
    save(window, 'confirm');
    window.confirm = () => true;
    await checkTwice();
    expect(reported).toEqual([]);
  });

  it('reports capturing input listeners, and listeners that outlive the remote’s elements', async () => {
    asRemote(() => {
      document.addEventListener('click', () => undefined, { capture: true });
      document.addEventListener('keydown', () => undefined);
      document.addEventListener('pointerdown', () => undefined, { capture: true, passive: true });
    });
    document.querySelector('main')?.append(document.createElement('article'));
    document.querySelector('article')?.setAttribute('data-slot', 'sales/list');
    await checkTwice();
    const location = 'page-list.0123456789abcdef.js:3:14';
    const first = { action: 'listens to click on document before all others', location, remotes: ['sales'] };
    expect(reported).toEqual([first]);
    document.querySelector('article')?.remove();
    await checkTwice();
    expect(reported.map(({ action }) => action)).toEqual([
      first.action,
      'leaves a click listener on document',
      'leaves a keydown listener on document',
      'leaves a pointerdown listener on document',
    ]);
  });

  it('reports writes to the shell’s storage, to cookies and to the title', () => {
    asRemote(() => {
      localStorage.setItem('token', 'x');
      localStorage.removeItem('lang');
      localStorage.clear();
      document.title = 'Mine';
      document.cookie = 'lang=ge';
    });
    expect(reported.map(({ action }) => action)).toEqual([
      'writes token of the shell into storage',
      'removes lang of the shell from storage',
      'clears the storage of others',
      'writes the title of the page',
      'writes a cookie',
    ]);
    expect(document.title).toBe('Mine');
  });

  it('does not report what the shell writes', () => {
    calledFrom('https://site.test/shell/shell.0123456789abcdef.js:1:20', () => localStorage.setItem('token', 'x'));
    expect(reported).toEqual([]);
  });

  it('reports a style left on body and a removed landmark', async () => {
    document.body.style.overflow = 'hidden';
    document.querySelector('header')?.remove();
    await checkTwice();
    expect(reported).toEqual([
      { action: 'removes header of the layout', location: null, remotes: ['sales'] },
      { action: 'leaves style of body as "overflow: hidden;"', location: null, remotes: ['sales'] },
    ]);
  });

  it('reports each change once', async () => {
    document.querySelector('header')?.remove();
    await checkTwice();
    await checkTwice();
    expect(reported).toHaveLength(1);
  });
});
