import { redraw, type Hot } from './refresh';

/** The section, written in by the build. */
declare const LIVE_SECTION: string;

declare global {
  /** Replaces texts of a section: `shell/browser/boot/start.tsx`, in its development build. */
  var __caravanTexts: ((section: string, texts: object) => void) | undefined;
}

const seen = new Set<string>();

/** Called by every file of texts, each time that it runs (`textsLoader.cjs`). */
export const takeTexts = (hot: Hot, id: string, texts: object): void => {
  if (!globalThis.__caravanTexts) return;
  hot.accept();
  if (seen.has(id)) {
    globalThis.__caravanTexts(LIVE_SECTION, texts);
    redraw();
  }
  seen.add(id);
};
