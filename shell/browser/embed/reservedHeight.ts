import type { EmbedHeight } from '@caravan/shared/contracts';
import type { ReservedHeights } from '../../universal/manifest/partnerManifest';
import { languageOf } from './siteLink';

/** The width of a phone in CSS pixels. */
export const PHONE_WIDTH = 360;

/** The widths in CSS pixels for which `EmbedHeight` declares heights. */
const WIDTHS = [PHONE_WIDTH, 720, 1200] as const;

const heightAt = ([narrow, column, wide]: EmbedHeight, width: number): number => {
  const [first, middle, last] = WIDTHS;
  const between = (from: number, to: number, share: number): number =>
    from + (to - from) * Math.min(1, Math.max(0, share));
  return Math.round(
    width <= middle
      ? between(narrow, column, (width - first) / (middle - first))
      : between(column, wide, (width - middle) / (last - middle)),
  );
};

/** Reads an entry by a name that the page chose, which may be that of a property of all objects. */
const entryOf = <Entry>(entries: Readonly<Record<string, Entry>>, name: string | null | undefined): Entry | undefined =>
  Object.hasOwn(entries, name ?? '') ? entries[name ?? ''] : undefined;

/** Returns the height in CSS pixels to reserve for a widget, by its width and attributes. Returns 0 for an unknown widget. */
export const reservedHeightOf = (
  /** By the names of widgets. */
  reservedHeights: Readonly<Record<string, ReservedHeights>>,
  attribute: (name: string) => string | null | undefined,
  width: number,
): number => {
  const reserved = entryOf(reservedHeights, attribute('name'));
  if (!reserved) return 0;
  const declaredHeights = Object.entries(reserved.by).map(([name, heights]) =>
    entryOf(heights, name === 'lang' ? languageOf(attribute(name)) : attribute(name)),
  );
  return heightAt(declaredHeights.find(Boolean) ?? reserved.height, width);
};

/**
 * Styles that isolate the host of a shadow root. `all: initial !important` stops inheritance and outweighs rules of the page. It does
 * not reset the text direction. The page can still hide the host.
 */
export const hostCss =
  ':host{all:initial!important;display:block!important;max-width:100%!important;direction:ltr!important;unicode-bidi:isolate!important;visibility:inherit!important}:host([hidden]){display:none!important}';

/** Returns styles that isolate the host of a shadow root and give it a minimum height. */
export const createHostSheet = (height: number): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${hostCss}:host{min-height:${height}px!important}`);
  return sheet;
};
