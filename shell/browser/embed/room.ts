import type { EmbedHeight } from '@caravan/shared/contracts';
import type { Rooms } from '../../universal/manifest/partnerManifest';

/** Widths in CSS pixels that `EmbedHeight` speaks of. */
const WIDTHS = [360, 720, 1200] as const;

const heightAt = ([narrow, column, wide = column]: EmbedHeight, width: number): number => {
  const [first, middle, last] = WIDTHS;
  const between = (from: number, to: number, share: number): number =>
    from + (to - from) * Math.min(1, Math.max(0, share));
  return Math.round(
    width <= middle
      ? between(narrow, column, (width - first) / (middle - first))
      : between(column, wide, (width - middle) / (last - middle)),
  );
};

/** CSS pixels that a widget takes at a width, by what its tag says. 0 where nothing is known of it. */
export const roomOf = (
  rooms: Rooms | undefined,
  attribute: (name: string) => string | null | undefined,
  width: number,
): number => {
  if (!rooms) return 0;
  const own = Object.entries(rooms.by).map(([name, heights]) => heights[attribute(name) ?? '']);
  return heightAt(own.find(Boolean) ?? rooms.height, width);
};

/** Makes the host of a shadow root a block of its own, which keeps a height free until there is content. */
export const roomSheet = (height: number): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:host{all:initial!important;display:block!important;min-height:${height}px!important}`);
  return sheet;
};
