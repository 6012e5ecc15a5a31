import type { Remotes } from '../../universal/remotes/remotes';
import type { RemoteIndex } from '../remotes/remoteIndex';
import type { RouteMatch } from '../../universal/router/routes';

/** Milliseconds that the pointer rests on a link before the data of its page is loaded. A pointer that passes loads none. */
const REST_MS = 50;

type Load = (url: URL, match: RouteMatch) => unknown;

export interface LinksToPress {
  readonly view: Window;
  readonly remotes: Pick<Remotes, 'open'>;
  readonly index: Pick<RemoteIndex, 'ownerOf'>;
  readonly load: Load;
  readonly loadAhead: Load;
}

/**
 * Loads the remote of a link on hover or focus (SHELL-18). Loads the data of its page by `loadAhead` once the pointer rests on it.
 * Loads it by `load` on pointer down, which is about 100 ms before the click (PERF-10).
 */
export const preloadOnIntent = ({ view: { document }, remotes, index, load, loadAhead }: LinksToPress): void => {
  const findTarget = async ({ target }: Event): Promise<{ url: URL; match: RouteMatch } | null> => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== document.location.origin) return null;
    // Another tab loads its page itself.
    if (link.target) return null;
    const url = new URL(link.href);
    // Without the index, nothing is loaded ahead.
    const match = await index.ownerOf(link.pathname).catch(() => null);
    return match && { url, match };
  };
  const loadPage = async (event: Event, loadBy: Load): Promise<void> => {
    const target = await findTarget(event);
    if (target && !target.match.route.framed) void loadBy(target.url, target.match);
  };
  const open = async (event: Event) => {
    const target = await findTarget(event);
    return target && remotes.open(target.match.slot);
  };
  /** A failed remote is not tried again before its page is opened. */
  const loadIfReady = async (event: Event): Promise<void> => {
    const state = await open(event);
    if (state?.status === 'ready') await loadPage(event, loadAhead);
  };
  let restTimer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener(
    'pointerover',
    (event) => {
      void open(event);
      clearTimeout(restTimer);
      restTimer = setTimeout(() => void loadIfReady(event), REST_MS);
    },
    { passive: true },
  );
  document.addEventListener('focusin', (event) => void open(event));
  document.addEventListener(
    'pointerdown',
    (event) => {
      clearTimeout(restTimer);
      if (event.button === 0) void loadPage(event, load);
    },
    { passive: true },
  );
};
