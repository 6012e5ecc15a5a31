import type { Currency, Language, Theme } from '@caravan/shared/contracts';
import { CURRENCIES, LANGUAGES } from '@caravan/shared/terms';

/** How a partner's page embeds a widget. */
export const ways = ['tag', 'frame', 'federation'] as const;
export type Way = (typeof ways)[number];

export const rooms = ['phone', 'column', 'wide'] as const;
export type Room = (typeof rooms)[number];

export const themes = ['light', 'dark'] as const satisfies readonly Theme[];

/** Levels that the title of a widget may have. */
export const headings = ['1', '2', '3', '4', '5', '6', 'none'] as const;

/** Characters allowed in a CSS colour. The widget itself checks whether it is valid. */
export const colourIn = (said: string | null): string | undefined =>
  said !== null && /^[#\w(),.%/ -]{3,60}$/.test(said) ? said : undefined;

/** Allowed heights of a frame in CSS pixels. */
const lowest = 120;
const highest = 4000;

/** Settings in the address. Undefined: the visitor's setting, or the declared default. */
export interface PartnersView {
  /** The embedded page as an address of this site: `/sales/energy?month=2026-10`. */
  readonly show: string | undefined;
  readonly way: Way;
  readonly language: Language | undefined;
  readonly currency: Currency | undefined;
  /** Undefined: the setting of the reader's system. */
  readonly theme: Theme | undefined;
  /** Undefined: the widget's default. */
  readonly heading: (typeof headings)[number] | undefined;
  readonly accent: string | undefined;
  readonly background: string | undefined;
  readonly room: Room;
  readonly height: number | undefined;
}

const oneOf = <Value extends string>(values: readonly Value[], said: string | null): Value | undefined =>
  values.find((value) => value === said);

export const heightIn = (said: string | null): number | undefined => {
  const height = Number(said);
  return Number.isInteger(height) && height >= lowest && height <= highest ? height : undefined;
};

/**
 * Reads the page's address: `/partners?show=<address of the page on this site>&as=frame&language=ge&prices=GEL&theme=dark
 * &heading=3&accent=teal&background=white&width=phone&height=600`. A chart's "Embed" link sets only `show`. `lang` and `currency` are those
 * of this page.
 */
export const partnersView = (search: URLSearchParams): PartnersView => ({
  show: search.get('show') ?? undefined,
  way: oneOf(ways, search.get('as')) ?? 'tag',
  language: oneOf(LANGUAGES, search.get('language')),
  currency: oneOf(CURRENCIES, search.get('prices')),
  theme: oneOf(themes, search.get('theme')),
  heading: oneOf(headings, search.get('heading')),
  accent: colourIn(search.get('accent')),
  background: colourIn(search.get('background')),
  room: oneOf(rooms, search.get('width')) ?? 'column',
  height: heightIn(search.get('height')),
});

export const partnersAddress = (view: PartnersView, changes: Partial<PartnersView> = {}): string => {
  const { show, way, language, currency, room, height, ...rest } = { ...view, ...changes };
  const said = {
    show,
    as: way === 'tag' ? undefined : way,
    language,
    prices: currency,
    ...rest,
    width: room === 'column' ? undefined : room,
    height: height?.toString(),
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(said)) if (value !== undefined) query.set(name, value);
  return query.size === 0 ? '/partners' : `/partners?${query.toString()}`;
};
