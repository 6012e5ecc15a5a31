import type { Currency, Language, Theme } from '@caravan/shared/contracts';
import type { PartnerManifest } from '../../universal/manifest/partnerManifest';

/** What is to be shown, as the tag says it. */
export interface MountOptions {
  /** The widget, by the name that its section declares. */
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly lang?: Language;
  readonly currency?: Currency;
  /** Absent: as the visitor's system says. */
  readonly theme?: Theme;
  /** Where it was asked for already. */
  readonly manifest?: Promise<PartnerManifest>;
}

/** What the page around a widget hears of it. */
export interface MountEvents {
  readonly onLoad?: () => void;
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
