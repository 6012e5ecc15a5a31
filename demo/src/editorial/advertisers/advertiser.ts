import type { FriendshipContent, SpecLine, Spoken } from '@caravan/api/schema';
import { accessoryBanner, accessoryScene } from '@caravan/api/media';

/** A company that advertises: invented, with a number and a domain that nobody has. */
export interface Advertiser {
  /** Kind of its pictures, and part of the name of its manual. */
  readonly kind: string;
  readonly title: Spoken;
  readonly hasBanner: boolean;
  readonly video: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly hasManual: boolean;
  readonly overviewScene: number | null;
  readonly guidePriceUsd: number | null;
  readonly content: FriendshipContent;
  /** The lines of its spec sheet, and the scene beside them; null where it has none. */
  readonly sheet: { readonly scene: number; readonly lines: readonly SpecLine[] } | null;
}

export const say = (en: string, ge: string): Spoken => ({ en, ge });

/** Names and sizes that are written alike in both languages. */
export const same = (text: string): Spoken => ({ en: text, ge: text });

export const fact = (key: Spoken, value: Spoken) => ({ key, value });

export const scene = accessoryScene;
export const bannerOf = accessoryBanner;

/** A heading over figures, or over equipment (with parts that are there or not). */
export const heading = (key: string, text: Spoken, over: 'figures' | 'equipment' = 'figures'): SpecLine => ({
  type: over === 'figures' ? 0 : 2,
  key,
  text,
  value: null,
  icon: null,
  isKey: false,
  subList: [],
});

export const row = (key: string, text: Spoken, value: Spoken | null, icon: string | null = null): SpecLine => ({
  type: 1,
  key,
  text,
  value,
  icon,
  isKey: false,
  subList: [],
});

/** A row that the advertiser's page shows, too. */
export const keyRow = (key: string, text: Spoken, value: Spoken, icon: string | null = null): SpecLine => ({
  ...row(key, text, value, icon),
  isKey: true,
});

export const yes = say('Yes', 'კი');
export const no = say('No', 'არა');

/** A row of equipment with its parts. */
export const parts = (
  key: string,
  text: Spoken,
  list: readonly (readonly [key: string, text: Spoken, value: Spoken | null])[],
): SpecLine => ({
  type: 3,
  key,
  text,
  value: null,
  icon: null,
  isKey: false,
  subList: list.map(([part, name, value]) => ({ key: `${key}.${part}`, text: name, value })),
});
