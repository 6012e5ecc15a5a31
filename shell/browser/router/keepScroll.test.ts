import { waitFor } from '@testing-library/dom';
import { routerAt } from '../../testing/routerAt';
import { keepScroll } from './keepScroll';

const scrolledTo: [number, number][] = [];

let grow: () => void = () => undefined;

beforeEach(() => {
  globalThis.ResizeObserver = class extends ResizeObserver {
    constructor(callback: ResizeObserverCallback) {
      super(callback);
      grow = () => callback([], this);
    }
  };
  sessionStorage.clear();
  scrolledTo.length = 0;
  jest.spyOn(window, 'scrollTo').mockImplementation((...[x, y]: unknown[]) => {
    scrolledTo.push([Number(x), Number(y)]);
  });
});

const scrollBy = (y: number): void => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
};

/** Creates a router that restores scroll positions. */
const open = () => {
  scrollBy(0);
  const router = routerAt('/home');
  const onPageShown = keepScroll(window, router);
  // The layout calls it once the new page is rendered.
  router.subscribe(({ next }) => next ?? onPageShown());
  return router;
};

describe('the scroll position', () => {
  it('starts at the top with every navigation [SHELL-2]', async () => {
    const router = open();
    scrollBy(700);
    await router.navigate('/sales/hot');
    await waitFor(() => expect(scrolledTo).toEqual([[0, 0]]));
  });

  it('is restored by back and forward [SHELL-2]', async () => {
    const router = open();
    scrollBy(700);
    await router.navigate('/sales/hot');
    await waitFor(() => expect(scrolledTo).toHaveLength(1));
    scrollBy(300);
    window.history.back();
    await waitFor(() => expect(scrolledTo.at(-1)).toEqual([0, 700]));
    window.history.forward();
    await waitFor(() => expect(scrolledTo.at(-1)).toEqual([0, 300]));
  });

  describe('of a page that is still too short', () => {
    /** Goes back to a page that was left at 700 and can scroll to 400 only. */
    const goBack = async (): Promise<void> => {
      const router = open();
      scrollBy(700);
      await router.navigate('/sales/hot');
      scrollBy(400);
      window.history.back();
      await waitFor(() => expect(scrolledTo.at(-1)).toEqual([0, 700]));
      scrolledTo.length = 0;
    };

    it('is restored when the page has grown [SHELL-2]', async () => {
      await goBack();
      grow();
      expect(scrolledTo).toEqual([[0, 700]]);
      scrollBy(700);
      grow();
      grow();
      expect(scrolledTo).toHaveLength(2);
    });

    it.each(['wheel', 'pointerdown', 'keydown'])('is given up at the %s event of the visitor', async (input) => {
      await goBack();
      window.dispatchEvent(new Event(input));
      grow();
      expect(scrolledTo).toEqual([]);
    });
  });

  it('goes to the section that the address names [SHELL-2]', async () => {
    const section = document.body.appendChild(document.createElement('section'));
    section.id = 'VehicleFinder';
    const intoView = jest.spyOn(section, 'scrollIntoView').mockImplementation(() => undefined);
    await open().navigate('/home#VehicleFinder');
    await waitFor(() => expect(intoView).toHaveBeenCalledTimes(1));
    expect(scrolledTo).toEqual([]);
  });

  it('goes to the fragment of a plain link, at any position of the page before', async () => {
    const content = document.body.appendChild(document.createElement('main'));
    content.id = 'content';
    const intoView = jest.spyOn(content, 'scrollIntoView').mockImplementation(() => undefined);
    const router = open();
    scrollBy(3000);
    await router.navigate('/detail/1');
    scrollBy(0);
    scrolledTo.length = 0;
    window.location.hash = 'content';
    await waitFor(() => expect(router.state().location.hash).toBe('#content'));
    expect(scrolledTo).toEqual([]);
    // Routers of other tests receive this event too.
    expect(intoView).toHaveBeenCalled();
  });

  it('starts at the top for an unknown or invalid fragment', async () => {
    const router = open();
    await router.navigate('/home#nowhere');
    await waitFor(() => expect(scrolledTo).toHaveLength(1));
    await router.navigate('/home#100%');
    await waitFor(() =>
      expect(scrolledTo).toEqual([
        [0, 0],
        [0, 0],
      ]),
    );
  });

  it('stays if the navigation asks for it, as a filter does', async () => {
    const router = open();
    await router.navigate('/home?page=2', { preventScrollReset: true });
    await router.navigate('/sales/hot');
    await waitFor(() => expect(scrolledTo).toEqual([[0, 0]]));
  });

  it('survives a reload, and blocked storage causes no error', () => {
    const router = open();
    scrollBy(900);
    window.dispatchEvent(new Event('pagehide'));
    expect(JSON.parse(sessionStorage.getItem('caravan:scroll') ?? '')).toEqual({ [router.state().location.key]: 900 });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked');
    });
    window.dispatchEvent(new Event('pagehide'));
    expect(window.history.scrollRestoration).toBe('manual');
  });

  it('ignores an invalid stored value', () => {
    sessionStorage.setItem('caravan:scroll', '{');
    expect(open).not.toThrow();
  });
});
