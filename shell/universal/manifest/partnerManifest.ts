import type { EmbedHeight } from '@caravan/shared/contracts';
import type { BootManifest } from './manifest';

/** What is known of a widget's height before it comes: in general, and by the values of its attributes, `lang` among them. The first that is known of counts. */
export interface Rooms {
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

/** What a partner's page is told before it shows anything of the site; all addresses are whole. */
export interface PartnerManifest extends BootManifest {
  /** The partner that the page's origin belongs to; `site` on the site's own pages. */
  readonly partner: string;
  /** Off: widgets are links to the site. */
  readonly isOn: boolean;
  /** The site's own. */
  readonly origin: string;
  /** The program that draws widgets. */
  readonly program: string;
  /** The server's clock, Unix milliseconds. */
  readonly now: number;
  readonly fonts: readonly EmbedFont[];
  /** Integrity by address of the files that widgets start with. */
  readonly integrity: Readonly<Record<string, string>>;
  /** By remote that the partner stays with a version of: the version that the site runs. */
  readonly pinned: Readonly<Record<string, string>>;
  /** By remote: what a federation host of the partner takes for its entry. */
  readonly entries: Readonly<Record<string, string>>;
}

/** Whether an answer is one. */
export const isManifest = (value: unknown): value is PartnerManifest =>
  typeof value === 'object' && value !== null && 'isOn' in value && 'remotes' in value;

/** Where the manifest is, by the language of what is shown: whose page asks, the request's origin says. */
export const MANIFEST_PATH = '/embed/manifest.json';
