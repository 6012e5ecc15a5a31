const throwIf = (condition: boolean): void => {
  if (condition) throw new Error('of the drill');
};

/** The faults that a bad release causes in an effect of its page. Their effects stay. */
export const faults: Readonly<Record<string, () => void>> = {
  'adopted-style': () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main * { visibility: hidden !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  },
  'cancelled-clicks': () => {
    document.addEventListener('click', cancel, { capture: true });
  },
  'cancelled-keys': () => {
    document.addEventListener('keydown', cancel, { capture: true });
  },
  'replaced-history': () => {
    history.pushState = () => undefined;
    history.replaceState = () => undefined;
  },
  'patched-fetch': () => {
    window.fetch = () => Promise.reject(new TypeError('of the drill'));
  },
  'patched-map': () => {
    const { map } = Array.prototype;
    Array.prototype.map = function drillMap(...call) {
      return Reflect.apply(map, this, call);
    };
  },
  'removed-header': () => document.querySelector('header')?.remove(),
  'locked-scroll': () => {
    document.body.style.overflow = 'hidden';
  },
  'rewritten-title': () => {
    setInterval(() => {
      document.title = 'Of the drill';
    }, 50);
  },
  'growing-heap': () => {
    const leaked: number[][] = [];
    setInterval(() => leaked.push(Array.from({ length: 100_000 }, Math.random)), 20);
  },
  'cleared-storage': () => {
    localStorage.clear();
    Storage.prototype.getItem = () => null;
  },
  'throws-in-georgian': () => throwIf(document.documentElement.lang === 'ka'),
  'throws-when-narrow': () => throwIf(innerWidth < 600),
  'throws-when-signed-in': () => throwIf(localStorage.getItem('token') !== null),
  'throws-in-page': () => throwIf(document.documentElement.dataset['ready'] === ''),
  blank: () => {
    for (const element of document.querySelectorAll<HTMLElement>('main *')) element.style.visibility = 'hidden';
  },
  'empties-slot': () => document.querySelector('main [data-slot]')?.replaceChildren(),
  'slow-interaction': () => {
    document.addEventListener('click', () => {
      const end = Date.now() + 1000;
      while (Date.now() < end);
    });
  },
  loops: () => {
    // oxlint-disable-next-line no-console -- a test waits for it
    console.log('loops');
    for (;;);
  },
  'theme-colours': () => document.documentElement.style.setProperty('--ink', 'red'),
  'global-keys': () => {
    document.addEventListener('keydown', ({ key }) => key === 'x' && location.reload());
  },
  'foreign-script': () => {
    document.head.append(Object.assign(document.createElement('script'), { src: 'https://drill.example/x.js' }));
  },
};

const cancel = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};
