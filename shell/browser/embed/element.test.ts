import { manifestOf, remoteOf, routeOf } from '../../testing/manifests';

const embed = { name: 'top', height: [800, 600, 700], attributes: { list: { gives: 'id' } } } as const;
const manifest = {
  ...manifestOf([remoteOf('ranking', { routes: [routeOf('home', '/sales/:id', { embed })] })]),
  isOn: false,
};

/** Heights in the style sheets of the widget, in order. */
let heights: number[] = [];
/** Tells the widget that it is near the visible area. One for each time that it started to wait. */
let arrivals: (() => void)[] = [];

class FakeSheet {
  replaceSync(css: string): void {
    heights.push(Number(/min-height:(\d+)px/.exec(css)?.[1]));
  }
}

class FakeIntersectionObserver {
  constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    arrivals.push(() => tell([{ isIntersecting: true }]));
  }
  observe(): void {}
  disconnect(): void {}
}

beforeAll(async () => {
  Object.assign(globalThis, {
    __webpack_public_path__: 'https://site.test/assets/',
    CARAVAN_SETTINGS: { program: '/assets/embed.1.js', reservedHeights: { top: { height: [800, 600, 700], by: {} } } },
    CSSStyleSheet: FakeSheet,
    IntersectionObserver: FakeIntersectionObserver,
    fetch: async () => ({ ok: true, json: async () => manifest }),
  });
  await import('./element');
});
beforeEach(() => {
  heights = [];
  arrivals = [];
});
afterEach(() => document.body.replaceChildren());

const settled = () => new Promise((resolve) => setTimeout(resolve));

const createWidget = (width = 360): HTMLElement => {
  const element = document.createElement('caravan-widget');
  element.setAttribute('name', 'top');
  Object.defineProperty(element, 'offsetWidth', { get: () => width, configurable: true });
  document.body.append(element);
  return element;
};

it('restarts for attributes that it has or declares, and for no others [EMB-4]', async () => {
  const element = createWidget();
  const error = new Promise((resolve) => element.addEventListener('error', resolve));
  arrivals[0]?.();
  await error;
  for (const name of ['inert', 'translate', 'class', 'future']) element.setAttribute(name, '');
  await settled();
  expect(arrivals).toHaveLength(1);
  element.setAttribute('list', 'hot');
  await settled();
  expect(arrivals).toHaveLength(2);
  element.setAttribute('lang', 'ge');
  await settled();
  expect(arrivals).toHaveLength(3);
});

it('goes on waiting if the page moves it [EMB-4]', async () => {
  const element = createWidget();
  const frame = document.createElement('div');
  document.body.append(frame);
  frame.append(element);
  await settled();
  expect(arrivals).toHaveLength(1);
  element.remove();
  await settled();
  frame.append(element);
  expect(arrivals).toHaveLength(2);
});

it('reserves the height for the width that it has when it comes near [EMB-4]', () => {
  const element = createWidget(0);
  Object.defineProperty(element, 'offsetWidth', { get: () => 720 });
  arrivals[0]?.();
  expect(heights).toEqual([0, 800, 600]);
});

it('loads its program once, and at another address after a failed import [EMB-4]', async () => {
  Object.assign(globalThis, { fetch: async () => ({ ok: true, json: async () => ({ ...manifest, isOn: true }) }) });
  const mount = jest.fn();
  const container = { init: () => undefined, get: async () => () => ({ mount }) };
  jest.doMock('https://site.test/assets/embed.1.js?7', () => container, { virtual: true });
  const show = async (time: number): Promise<void> => {
    jest.spyOn(Date, 'now').mockReturnValue(time);
    createWidget().setAttribute('lang', 'ge');
    await settled();
    arrivals.at(-1)?.();
    await settled();
  };
  await show(7);
  expect(mount).toHaveBeenCalledTimes(1);
  await show(8);
  expect(mount).toHaveBeenCalledTimes(2);
});
