import type { Currency, Language, Theme } from '@caravan/shared/contracts';
import type { PartnerManifest } from '../../universal/manifest/partnerManifest';

/** Levels that the title of a widget may have. */
export const HEADINGS: readonly string[] = ['1', '2', '3', '4', '5', '6', 'none'];

/** What a widget is that came. */
export interface Loaded {
  /** Of the site, and the version of it that is shown. */
  readonly section: string;
  readonly version: string;
  /** The partner stays with this version. */
  readonly pinned: boolean;
  /** The version that the site itself runs. */
  readonly newest: string;
}

/** What is to be shown, as the tag says it. */
export interface MountOptions {
  /** The widget, by the name that its remote declares. */
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly lang?: Language;
  readonly currency?: Currency;
  /** Absent: as the visitor's system says. */
  readonly theme?: Theme;
  /** Level of its title, one of `HEADINGS`, 2 by default; `none`: no title, and nothing in it is a heading. */
  readonly heading?: string;
  /** CSS colours in place of the site's own. */
  readonly accent?: string;
  readonly background?: string;
  /** CSS pixels that are kept free until it is there; absent: as its remote declares. */
  readonly room?: number;
  /** Where it was asked for already. */
  readonly manifest?: Promise<PartnerManifest>;
}

/** What the page around a widget hears of it. */
export interface MountEvents {
  readonly onLoad?: (loaded: Loaded) => void;
  /** It did not come within `seconds`; it may still come. */
  readonly onSlow?: (seconds: number) => void;
  readonly onError?: (error: Error) => void;
  /** A link out of the widget, to an address of the site; true where the page follows it itself. */
  readonly onNavigate?: (address: string) => boolean | undefined;
  /** CSS pixels. */
  readonly onResize?: (height: number) => void;
}

export interface Mounted {
  /** Takes the widget out of the page, with all that it has under way. */
  readonly unmount: () => void;
}

/** `mount` of what a partner's federation host loads. */
export type Mount = (place: HTMLElement | ShadowRoot, options: MountOptions, events?: MountEvents) => Mounted;
