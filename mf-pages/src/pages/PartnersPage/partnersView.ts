import type { Currency, Language, Theme } from '@caravan/shared/contracts';
import { CURRENCIES, LANGUAGES } from '@caravan/shared/terms';

/** The ways in which a partner's page embeds a widget. */
export const embedMethods = ['tag', 'frame', 'federation'] as const;
export type EmbedMethod = (typeof embedMethods)[number];

export const previewWidths = ['phone', 'column', 'wide'] as const;
export type PreviewWidth = (typeof previewWidths)[number];

export const themes = ['light', 'dark'] as const satisfies readonly Theme[];

/** Levels that the title of a widget may have. */
export const headings = ['1', '2', '3', '4', '5', '6', 'none'] as const;

/** Characters allowed in a CSS colour. The widget itself checks whether it is valid. */
export const colourIn = (text: string | null): string | undefined =>
  text !== null && /^[#\w(),.%/ -]{3,60}$/.test(text) ? text : undefined;

/** Allowed heights of a frame in CSS pixels. */
export const frameHeights = { lowest: 120, highest: 4000 };

/** Settings in the address. Undefined: the visitor's setting, or the declared default. */
export interface PartnersView {
  /** The embedded page as an address of this site: `/sales/energy?month=2026-10`. */
  readonly show: string | undefined;
  readonly method: EmbedMethod;
  readonly language: Language | undefined;
  readonly currency: Currency | undefined;
  /** Undefined: the setting of the reader's system. */
  readonly theme: Theme | undefined;
  /** Undefined: the widget's default. */
  readonly heading: (typeof headings)[number] | undefined;
  readonly accent: string | undefined;
  readonly background: string | undefined;
  readonly width: PreviewWidth;
  readonly height: number | undefined;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

export const heightIn = (text: string | null): number | undefined => {
  const height = Number(text);
  return Number.isInteger(height) && height >= frameHeights.lowest && height <= frameHeights.highest
    ? height
    : undefined;
};

/**
 * Reads the page's address: `/partners?show=<address of the page on this site>&as=frame&language=ge&prices=GEL&theme=dark
 * &heading=3&accent=teal&background=white&width=phone&height=600`. A chart's "Embed" link sets only `show`. `lang` and `currency` are those
 * of this page.
 */
export const partnersView = (search: URLSearchParams): PartnersView => ({
  show: search.get('show') ?? undefined,
  method: oneOf(embedMethods, search.get('as')) ?? 'tag',
  language: oneOf(LANGUAGES, search.get('language')),
  currency: oneOf(CURRENCIES, search.get('prices')),
  theme: oneOf(themes, search.get('theme')),
  heading: oneOf(headings, search.get('heading')),
  accent: colourIn(search.get('accent')),
  background: colourIn(search.get('background')),
  width: oneOf(previewWidths, search.get('width')) ?? 'column',
  height: heightIn(search.get('height')),
});

export const partnersAddress = (view: PartnersView, changes: Partial<PartnersView> = {}): string => {
  const { show, method, language, currency, width, height, ...rest } = { ...view, ...changes };
  const parameters = {
    show,
    as: method === 'tag' ? undefined : method,
    language,
    prices: currency,
    ...rest,
    width: width === 'column' ? undefined : width,
    height: height?.toString(),
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) query.set(name, value);
  return query.size === 0 ? '/partners' : `/partners?${query.toString()}`;
};
