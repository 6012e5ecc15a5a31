import { includesSlot, slotKey, type Slot } from '@caravan/shared/contracts';
import type { BootManifest } from '../../universal/manifest/manifest';
import type { LoadRecord } from '../../universal/remotes/remotes';

/** Milliseconds from a change of the page to a check. A slot that is empty at two checks in a row counts. */
const CHECK_DELAY_MS = 1000;

export interface WatchSlotsOptions {
  readonly view: Window & typeof globalThis;
  readonly manifest: Pick<BootManifest, 'remotes' | 'rendered' | 'blank'>;
  /** The outcomes of loads of remotes, the newest last. */
  readonly loads: readonly LoadRecord[];
  /** Called once for each slot that became empty, with its load. */
  readonly onEmptied: (load: LoadRecord) => void;
}

/** Returns whether a slot has a text, or an element with a size such as a picture or a skeleton. */
const hasContent = (slot: Element): boolean =>
  (slot.textContent ?? '').trim() !== '' ||
  [...slot.querySelectorAll('*')].some((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  });

const isDisplayed = (element: Element): boolean => element.getClientRects().length > 0;

/**
 * Finds slots that are empty although their code was loaded. Watches all pages, and the widgets that had content in the server's HTML until
 * the visitor uses them, because a visitor may empty a widget.
 */
export const watchSlots = ({ view, manifest, loads, onEmptied }: WatchSlotsOptions): void => {
  const { document } = view;
  const { rendered, blank = [] } = manifest;
  const reported = new Set<LoadRecord>();
  const used = new Set<string>();
  let empty: ReadonlySet<string> = new Set();
  let timer = 0;

  const slotOf = (element: Element): Slot => {
    const [remote = '', part = ''] = (element.getAttribute('data-slot') ?? '').split('/');
    return { remote, part };
  };
  const isPage = ({ remote, part }: Slot): boolean =>
    manifest.remotes.some(({ name, routes }) => name === remote && routes.some(({ id }) => id === part));
  const isWatched = (slot: Slot): boolean =>
    isPage(slot) || (!used.has(slotKey(slot)) && includesSlot(rendered, slot) && !includesSlot(blank, slot));

  const check = (): void => {
    timer = 0;
    const previous = empty;
    const found = [...document.querySelectorAll('[data-slot]')]
      .filter((element) => isDisplayed(element) && !hasContent(element))
      .map(slotOf)
      .filter(isWatched);
    empty = new Set(found.map(slotKey));
    for (const slot of found) {
      const load = loads.findLast(({ remote, part }) => remote === slot.remote && part === slot.part);
      if (load?.outcome !== 'ready' || reported.has(load)) continue;
      if (!previous.has(slotKey(slot))) {
        checkSoon();
        continue;
      }
      reported.add(load);
      onEmptied(load);
    }
  };
  const checkSoon = (): void => {
    if (timer === 0) timer = view.setTimeout(check, CHECK_DELAY_MS);
  };

  const recordUse = ({ target }: Event): void => {
    const slot = target instanceof view.Element ? target.closest('[data-slot]') : null;
    if (slot) used.add(slotKey(slotOf(slot)));
  };
  view.addEventListener('pointerdown', recordUse, { capture: true, passive: true });
  view.addEventListener('keydown', recordUse, { capture: true, passive: true });
  new view.MutationObserver(checkSoon).observe(document.body, { childList: true, subtree: true });
  checkSoon();
};
