import type { Hot } from './refresh';

/** Name of the remote. The build fills it in. */
declare const LIVE_REMOTE: string;

declare global {
  /** Replaces texts of a remote, and renders their components. The development build of `shell/browser/boot/start.tsx` sets it. */
  var __caravanTexts: ((remote: string, texts: object) => void) | undefined;
}

const loadedIds = new Set<string>();

/** Called by every locale file, each time it runs (`textsLoader.cjs`). */
export const takeTexts = (hot: Hot, id: string, texts: object): void => {
  if (!globalThis.__caravanTexts) return;
  hot.accept();
  if (loadedIds.has(id)) globalThis.__caravanTexts(LIVE_REMOTE, texts);
  loadedIds.add(id);
};
