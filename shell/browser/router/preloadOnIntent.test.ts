import { fireEvent } from '@testing-library/dom';
import type { Slot } from '@caravan/shared/contracts';
import { createRemotes, type SlotPart, type SlotState } from '../../universal/remotes/remotes';
import { homeOf, manifestOf, remoteOf } from '../../testing/manifests';
import { sourceOf } from '../../testing/sources';
import { matchRoute } from '../../universal/router/routes';
import { preloadOnIntent } from './preloadOnIntent';

const opened: Slot[] = [];
const loaded: string[] = [];
const loadedAhead: string[] = [];
/** The result of opening a slot, in place of a load. */
let state: SlotState<SlotPart> | null = null;
// Every load fails.
const { source, requestedChunks } = sourceOf([]);
const manifest = manifestOf([remoteOf('ranking')]);
const remotes = createRemotes({ manifest, source, addTexts: () => {}, addParts: () => {} });

beforeAll(() => {
  const open = (slot: Slot) => {
    opened.push(slot);
    return state ? Promise.resolve(state) : remotes.open(slot);
  };
  preloadOnIntent({
    view: window,
    remotes: { open },
    index: { ownerOf: async (pathname) => matchRoute(manifest, pathname) },
    load: ({ pathname, search }) => loaded.push(pathname + search),
    loadAhead: ({ pathname, search }) => loadedAhead.push(pathname + search),
  });
});

beforeEach(() => {
  jest.useFakeTimers();
  opened.length = 0;
  loaded.length = 0;
  loadedAhead.length = 0;
  state = null;
});

afterEach(() => jest.useRealTimers());

/** Returns the element inside a link. Its events reach the link by bubbling. */
const insideLink = (href: string): HTMLElement => {
  const link = document.body.appendChild(document.createElement('a'));
  link.href = href;
  return link.appendChild(document.createElement('span'));
};

/** Lets the handlers of events find the route. */
const settle = () => jest.advanceTimersByTimeAsync(0);

describe('the intent to follow a link', () => {
  it('loads the remote of the link on hover and focus [SHELL-18]', async () => {
    const inside = insideLink('/ranking?type=hot');
    fireEvent.pointerOver(inside);
    await settle();
    expect(opened).toEqual([homeOf('ranking')]);
    fireEvent.focusIn(inside);
    await settle();
    expect(opened).toEqual([homeOf('ranking'), homeOf('ranking')]);
  });

  it('also loads the data of the page on pointer down [SHELL-18]', async () => {
    const inside = insideLink('/ranking?type=hot');
    const press = (button: number) => inside.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, button }));
    press(2);
    await settle();
    expect(loaded).toEqual([]);
    press(0);
    await settle();
    expect(loaded).toEqual(['/ranking?type=hot']);
  });

  it('loads the data of the page ahead once the pointer rests on the link [PERF-10]', async () => {
    state = { status: 'ready', part: { widget: { id: 'Card', load: async () => {}, Component: () => null } } };
    fireEvent.pointerOver(insideLink('/ranking?type=hot'));
    fireEvent.pointerOver(insideLink('/ranking?type=new'));
    await jest.advanceTimersByTimeAsync(50);
    expect([loaded, loadedAhead]).toEqual([[], ['/ranking?type=new']]);
  });

  it('does not retry a failed remote', async () => {
    const inside = insideLink('/ranking');
    fireEvent.pointerOver(inside);
    await settle();
    expect((await remotes.open(homeOf('ranking'))).status).toBe('failed');
    fireEvent.pointerOver(inside);
    fireEvent.focusIn(inside);
    await settle();
    expect(requestedChunks).toHaveLength(1);
  });

  it('loads nothing for a link that opens in another tab', async () => {
    const inside = insideLink('/ranking');
    inside.closest('a')?.setAttribute('target', '_blank');
    fireEvent.pointerOver(inside);
    await settle();
    expect(opened).toEqual([]);
  });

  it.each(['/nowhere', 'https://elsewhere.test/ranking', 'mailto:a@example.com'])(
    'loads nothing for %s',
    async (href) => {
      fireEvent.pointerOver(insideLink(href));
      fireEvent.pointerOver(document.body);
      await settle();
      expect(opened).toEqual([]);
    },
  );
});
