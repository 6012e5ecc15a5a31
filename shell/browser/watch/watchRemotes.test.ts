import { watchRemotes, type Interference, type Watch } from './watchRemotes';

const FILE = 'https://site.test/remotes/sales/page-list.0123456789abcdef.js';
const swapped = (): never[] => [];

const WATCH = 'https://site.test/shell/watch.0123456789abcdef.js:1:10';

/** Runs a function as if it were called by the code at a place. */
const calledFrom = (place: string, run: () => void): void => {
  const { Error: before } = globalThis;
  class SalesError extends before {
    override stack = `Error: of the calling code\n    at look (${WATCH})\n    at change (${place})`;
  }
  Object.defineProperty(globalThis, 'Error', { configurable: true, writable: true, value: SalesError });
  try {
    run();
  } finally {
    globalThis.Error = before;
  }
};

const asRemote = (run: () => void): void => calledFrom(`${FILE}:3:14`, run);

describe('what a remote does to the parts of a page that others share', () => {
  const seen: Interference[] = [];
  let look: Watch['lookSoon'];
  const kept: [object, PropertyKey, PropertyDescriptor][] = [];

  /** Remembers a property that a test replaces. */
  const keep = (object: object, key: PropertyKey): void => {
    const descriptor = Reflect.getOwnPropertyDescriptor(object, key);
    if (descriptor) kept.push([object, key, descriptor]);
  };

  const lookTwice = async (): Promise<void> => {
    look();
    await jest.advanceTimersByTimeAsync(1000);
  };

  beforeEach(() => {
    jest.useFakeTimers();
    document.adoptedStyleSheets ??= [];
    document.body.innerHTML = '<header></header><main id="content"></main><footer></footer>';
    for (const name of ['addEventListener', 'removeEventListener']) keep(EventTarget.prototype, name);
    for (const name of ['clear', 'setItem', 'removeItem']) keep(Storage.prototype, name);
    keep(Document.prototype, 'title');
    keep(Document.prototype, 'cookie');
    keep(window, 'fetch');
    const file = { text: async () => `first line\n  ${String(swapped)}` };
    Object.defineProperty(window, 'fetch', { configurable: true, value: async () => file });
    Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [{ name: FILE }] });
    ({ lookSoon: look } = watchRemotes({ view: window, loaded: () => ['sales'], report: (each) => seen.push(each) }));
  });
  afterEach(() => {
    jest.useRealTimers();
    for (const [object, key, descriptor] of kept.splice(0)) Reflect.defineProperty(object, key, descriptor);
    seen.length = 0;
    document.body.removeAttribute('style');
  });

  it('is nothing where a remote leaves them alone', async () => {
    asRemote(() => {
      const listener = (): void => undefined;
      document.addEventListener('keydown', listener);
      document.removeEventListener('keydown', listener);
      window.addEventListener('scroll', listener, { once: true });
      localStorage.setItem('caravan:sales', '1');
    });
    await lookTwice();
    expect(seen).toEqual([]);
  });

  it('is told with the file, line and column of what replaces a method', async () => {
    keep(Array.prototype, 'map');
    // oxlint-disable-next-line no-extend-native -- what a remote must not do
    Object.defineProperty(Array.prototype, 'map', { configurable: true, value: swapped });
    await lookTwice();
    expect(seen).toEqual([
      { what: 'replaces Array.prototype.map', where: 'page-list.0123456789abcdef.js:2:3', remotes: ['sales'] },
    ]);
  });

  it('is told of an event handler of the window', async () => {
    Object.assign(window, { onclick: swapped });
    await lookTwice();
    Object.assign(window, { onclick: null });
    expect(seen.map(({ what, remotes }) => ({ what, remotes }))).toEqual([
      { what: 'replaces window.onclick', remotes: ['sales'] },
    ]);
  });

  it('is not told where the code that replaces something is of no remote', async () => {
    keep(window, 'confirm');
    window.confirm = () => true;
    await lookTwice();
    expect(seen).toEqual([]);
  });

  it('is a listener that cancels input before all others, and one that stays when the remote is gone', async () => {
    asRemote(() => {
      document.addEventListener('click', () => undefined, { capture: true });
      document.addEventListener('keydown', () => undefined);
      document.addEventListener('pointerdown', () => undefined, { capture: true, passive: true });
    });
    document.querySelector('main')?.append(document.createElement('article'));
    document.querySelector('article')?.setAttribute('data-slot', 'sales/list');
    await lookTwice();
    const where = 'page-list.0123456789abcdef.js:3:14';
    const first = { what: 'listens to click on document before all others', where, remotes: ['sales'] };
    expect(seen).toEqual([first]);
    document.querySelector('article')?.remove();
    await lookTwice();
    expect(seen.map(({ what }) => what)).toEqual([
      first.what,
      'leaves a click listener on document',
      'leaves a keydown listener on document',
      'leaves a pointerdown listener on document',
    ]);
  });

  it('is storage of others that it clears or writes, and the title that it writes', () => {
    asRemote(() => {
      localStorage.setItem('token', 'x');
      localStorage.removeItem('lang');
      localStorage.clear();
      document.title = 'Mine';
      document.cookie = 'lang=ge';
    });
    expect(seen.map(({ what }) => what)).toEqual([
      'writes token of the shell into storage',
      'removes lang of the shell from storage',
      'clears the storage of others',
      'writes the title of the page',
      'writes a cookie',
    ]);
    expect(document.title).toBe('Mine');
  });

  it('is not what the shell writes for it', () => {
    calledFrom('https://site.test/shell/shell.0123456789abcdef.js:1:20', () => localStorage.setItem('token', 'x'));
    expect(seen).toEqual([]);
  });

  it('is the style of body that it leaves behind, and a part of the layout that it removes', async () => {
    document.body.style.overflow = 'hidden';
    document.querySelector('header')?.remove();
    await lookTwice();
    expect(seen).toEqual([
      { what: 'removes header of the layout', where: null, remotes: ['sales'] },
      { what: 'leaves style of body as "overflow: hidden;"', where: null, remotes: ['sales'] },
    ]);
  });

  it('is told once', async () => {
    document.querySelector('header')?.remove();
    await lookTwice();
    await lookTwice();
    expect(seen).toHaveLength(1);
  });
});
