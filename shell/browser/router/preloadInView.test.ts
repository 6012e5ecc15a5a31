import { manifestOf, remoteOf, routeOf } from '../../testing/manifests';
import type { SiteRouter } from './siteRouter';
import { preloadInView } from './preloadInView';

const manifest = manifestOf([
  remoteOf('ranking', { routes: [routeOf('home', '/ranking', { widgets: [{ remote: 'cars', part: 'Card' }] })] }),
  remoteOf('cars', { routes: [routeOf('list', '/cars'), routeOf('car', '/car/:id')] }),
]);

let shownTo: (entries: object[]) => void;
const observed = new Set<Element>();
const loaded: string[] = [];
const requestedChunks: string[] = [];
let routed: Parameters<SiteRouter['subscribe']>[0];

beforeEach(() => {
  jest.useFakeTimers();
  for (const list of [loaded, requestedChunks]) list.length = 0;
  observed.clear();
  document.body.innerHTML = '';
  Object.defineProperty(window, 'IntersectionObserver', {
    configurable: true,
    value: class {
      constructor(listener: typeof shownTo) {
        shownTo = listener;
      }
      observe = (link: Element) => void observed.add(link);
      unobserve = (link: Element) => void observed.delete(link);
      disconnect = () => observed.clear();
    },
  });
});
afterEach(() => jest.useRealTimers());

const addLink = (href: string, rel = ''): HTMLAnchorElement => {
  const link = document.body.appendChild(document.createElement('a'));
  link.href = href;
  link.rel = rel;
  return link;
};
const show = (target: Element, isIntersecting = true): void => shownTo([{ target, isIntersecting }]);

/** Lets all preloads that were begun finish. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 8; turn += 1) {
    await jest.advanceTimersByTimeAsync(200);
    for (const link of document.querySelectorAll('link')) link.dispatchEvent(new Event('load'));
  }
};

const start = async (): Promise<void> => {
  preloadInView({
    view: window,
    manifest,
    index: { load: async () => undefined },
    source: {
      filesOf: async ({ name }, chunks) => {
        requestedChunks.push(`${name} ${chunks.at(-1)}`);
        return [{ address: `/remotes/${name}/${chunks.at(-1)}.js`, integrity: 'sha256-x' }];
      },
    },
    router: {
      subscribe: (listener) => {
        routed = listener;
        return () => true;
      },
    },
    loadAhead: ({ pathname, search }) => loaded.push(pathname + search),
  });
  await settle();
};

describe('links in view', () => {
  it('have the code of their page and its widgets loaded at low priority [PERF-10]', async () => {
    const link = addLink('/ranking');
    await start();
    show(link);
    await settle();
    expect(requestedChunks).toEqual(['ranking page-home', 'cars widget-Card']);
    const [first] = document.querySelectorAll('link');
    expect([first?.getAttribute('fetchpriority') ?? first?.fetchPriority, first?.integrity]).toEqual([
      'low',
      'sha256-x',
    ]);
  });

  it('load nothing before they were in view for 200 ms', async () => {
    const link = addLink('/cars');
    await start();
    show(link);
    await jest.advanceTimersByTimeAsync(150);
    show(link, false);
    await settle();
    expect(requestedChunks).toEqual([]);
  });

  it('load each page once', async () => {
    const links = [addLink('/car/1'), addLink('/car/2')];
    await start();
    for (const link of links) show(link);
    await settle();
    expect(requestedChunks).toEqual(['cars page-car']);
  });

  it('load the data of the next page of a list [PERF-10]', async () => {
    const link = addLink('/cars?page=2', 'next');
    await start();
    show(link);
    await settle();
    expect(loaded).toEqual(['/cars?page=2']);
  });

  it('load the data of the first two items of the content [PERF-10]', async () => {
    document.body.innerHTML = '<main><a href="/cars"></a></main>';
    const [secondLink] = document.querySelectorAll('a');
    const titles = ['/car/1', '/car/2', '/car/3'].map((href) => {
      const link = addLink(href);
      document.querySelector('main')?.appendChild(document.createElement('h3')).append(link);
      return link;
    });
    await start();
    for (const link of [secondLink, ...titles]) if (link) show(link);
    await settle();
    expect(loaded).toEqual(['/car/1', '/car/2']);
  });

  it('are found again after a navigation', async () => {
    await start();
    const link = addLink('/cars');
    expect(observed.has(link)).toBe(false);
    routed({
      id: '',
      location: { pathname: '/', search: '', hash: '', state: null, key: '' },
      match: null,
      failure: null,
      next: null,
      keepsScroll: false,
      leftPages: [],
    });
    await settle();
    expect(observed.has(link)).toBe(true);
  });

  it('load nothing for visitors who save data', async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    const link = addLink('/cars');
    await start();
    Reflect.deleteProperty(navigator, 'connection');
    expect(observed.has(link)).toBe(false);
  });
});
