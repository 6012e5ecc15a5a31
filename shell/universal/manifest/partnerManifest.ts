import type { EmbedHeight } from '@caravan/shared/contracts';
import { isObject } from '../isObject';
import type { BootManifest } from './manifest';

/** The declared heights of a widget: in general, and by values of its attributes and `lang`. The first match counts. */
export interface ReservedHeights {
  readonly height: EmbedHeight;
  readonly by: Readonly<Record<string, Readonly<Record<string, EmbedHeight>>>>;
}

/** A font file of the site, as `FontFace` takes it. */
export interface EmbedFont {
  readonly family: string;
  readonly weight: string;
  readonly range: string;
  readonly address: string;
}

/** The manifest for a partner's page. All addresses are absolute. */
export interface PartnerManifest extends BootManifest {
  /** The partner with the page's origin, or `site` on the site's own pages. */
  readonly partner: string;
  /** If false, widgets are links to the site. */
  readonly isOn: boolean;
  /** The site's origin. */
  readonly origin: string;
  /** Address of the program that renders widgets. */
  readonly program: string;
  /** The server's clock, Unix milliseconds. */
  readonly now: number;
  readonly fonts: readonly EmbedFont[];
  /** Integrity of the first files of widgets, by address. */
  readonly integrity: Readonly<Record<string, string>>;
  /** The version that the site runs, for each remote that the partner has pinned. */
  readonly pinned: Readonly<Record<string, string>>;
  /** Address of the entry for a partner's federation host, by remote. */
  readonly entries: Readonly<Record<string, string>>;
}

/** Whether an answer is a partner's manifest. */
export const isManifest = (value: unknown): value is PartnerManifest =>
  isObject(value) && 'isOn' in value && 'remotes' in value;

/** Address of the manifest. The query names the language, and the request's origin the partner. */
export const MANIFEST_PATH = '/embed/manifest.json';
