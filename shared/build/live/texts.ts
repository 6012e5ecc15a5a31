import { redraw, type Hot } from './refresh';

/** The remote, written in by the build. */
declare const LIVE_REMOTE: string;

declare global {
  /** Replaces texts of a remote: `shell/browser/boot/start.tsx`, in its development build. */
  var __caravanTexts: ((remote: string, texts: object) => void) | undefined;
}

const seen = new Set<string>();

/** Called by every file of texts, each time that it runs (`textsLoader.cjs`). */
export const takeTexts = (hot: Hot, id: string, texts: object): void => {
  if (!globalThis.__caravanTexts) return;
  hot.accept();
  if (seen.has(id)) {
    globalThis.__caravanTexts(LIVE_REMOTE, texts);
    redraw();
  }
  seen.add(id);
};
