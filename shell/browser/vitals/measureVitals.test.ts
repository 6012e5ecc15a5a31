import { onCLS, onINP, onLCP } from 'web-vitals/attribution';
import { measureVitals } from './measureVitals';

jest.mock('web-vitals/attribution', () => ({ onCLS: jest.fn(), onINP: jest.fn(), onLCP: jest.fn() }));

const observers = new Map<string, (entries: readonly object[]) => void>();

/** jsdom has no such observer. */
class Observer {
  static supportedEntryTypes = ['long-animation-frame', 'longtask', 'event'];
  readonly #take: (list: { readonly getEntries: () => readonly object[] }) => void;
  constructor(callback: (list: { readonly getEntries: () => readonly object[] }) => void) {
    this.#take = callback;
  }
  observe({ type }: { readonly type: string }): void {
    observers.set(type, (entries) => this.#take({ getEntries: () => entries }));
  }
}

const { PerformanceObserver: before } = globalThis;
beforeEach(() => {
  observers.clear();
  Object.assign(globalThis, { PerformanceObserver: Observer });
});
afterEach(() => Object.assign(globalThis, { PerformanceObserver: before }));

/** Passes a metric as the library does. */
const report = (
  observeMetric: typeof onLCP | typeof onINP | typeof onCLS,
  value: number,
  attribution: object,
): void => {
  const [listener] = jest.mocked(observeMetric).mock.lastCall ?? [];
  if (listener) Reflect.apply(listener, undefined, [{ value, attribution }]);
};

const measure = () => measureVitals(() => ['ranking', 'account']);

it('attributes LCP to the remote whose slot has the element [MFE-13]', () => {
  const vitalsOf = measure();
  report(onLCP, 1200.4, { target: 'ranking' });
  expect(vitalsOf('ranking')).toEqual({ lcp: 1200, longTasks: 0 });
  expect(vitalsOf('account')).toEqual({ longTasks: 0 });
});

it.each([
  [
    'of its longest script',
    {
      interactionTarget: 'account',
      longestScript: { entry: { sourceURL: 'https://site.test/remotes/ranking/page.js' } },
    },
    'ranking',
  ],
  [
    'whose slot was pressed',
    { interactionTarget: 'account', longestScript: { entry: { sourceURL: '/assets/react.js' } } },
    'account',
  ],
])('attributes INP to the remote %s [MFE-13]', (_which, attribution, remote) => {
  const vitalsOf = measure();
  report(onINP, 300, attribution);
  expect(['ranking', 'account'].filter((each) => vitalsOf(each).inp === 300)).toEqual([remote]);
});

it('counts INP for all remotes if the pressed element is gone [MFE-13]', () => {
  const vitalsOf = measure();
  report(onINP, 300, { interactionTarget: 'div>button.save' });
  expect([vitalsOf('ranking').inp, vitalsOf('account').inp]).toEqual([300, 300]);
});

it('counts layout shift for all remotes [MFE-13]', () => {
  const vitalsOf = measure();
  report(onCLS, 0.0614, {});
  expect([vitalsOf('ranking').cls, vitalsOf('account').cls]).toEqual([61, 61]);
});

it('adds long tasks without a known cause to those of each remote [MFE-13]', () => {
  const vitalsOf = measure();
  document.body.innerHTML = '<div data-slot="account/Card"><button>Press</button></div>';
  observers.get('event')?.([{ startTime: 1000, duration: 100, target: document.querySelector('button') }]);
  observers.get('long-animation-frame')?.([
    { startTime: 0, duration: 60, scripts: [] },
    { startTime: 1000, duration: 80, scripts: [] },
  ]);
  expect([vitalsOf('ranking').longTasks, vitalsOf('account').longTasks]).toEqual([60, 140]);
});

it('measures no long tasks in browsers without them [MFE-13]', () => {
  Object.assign(globalThis, {
    PerformanceObserver: class extends Observer {
      static override supportedEntryTypes: string[] = [];
    },
  });
  expect(measure()('ranking')).toEqual({});
});
