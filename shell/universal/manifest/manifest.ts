import type {
  Currency,
  EmbedDeclaration,
  Language,
  Market,
  MenuGroup,
  Place,
  Slot,
  Theme,
} from '@caravan/shared/contracts';
import type { CallHost, PathNames } from '@caravan/shared/contracts/calls';

/** A route for the browser: its declaration in the visitor's language, and the files of its page. */
export interface BootRoute {
  readonly id: string;
  readonly path: string;
  readonly params?: Readonly<Record<string, readonly string[]>>;
  readonly sideMenu: boolean;
  readonly framed?: boolean;
  readonly embed?: EmbedDeclaration;
  readonly title: string;
  /** Server only. The browser reads it from the list of the version. */
  readonly description?: string;
  readonly widgets?: readonly Slot[];
}

/** A menu entry in the visitor's language. */
export interface BootMenuEntry {
  readonly id: string;
  readonly path: string;
  readonly text: string;
  /** Data of an SVG path of 24 × 24 units. */
  readonly icon: string;
  readonly group: MenuGroup;
  readonly order: number;
  /** Path patterns of further pages that belong to this entry (`/sales/:id`). */
  readonly also?: readonly string[];
}

/** One version of a remote with all addresses to load it. */
export interface BootVersion {
  readonly version: string;
  readonly entry: string;
  /** Files by chunk, relative to the remote's base address: in the browser, those that the page preloads. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}

export interface BootRemote extends BootVersion {
  readonly name: string;
  /** Address of the folder with the remote's files, with a trailing `/`. */
  readonly base: string;
  /** Of an override: a registry number that names the version. */
  readonly at?: number;
  readonly contract: number;
  readonly since: string;
  /** The version to fall back to. */
  readonly previous: Pick<BootVersion, 'version' | 'entry'> | null;
  readonly routes: readonly BootRoute[];
}

/** The file with all remotes of a release, in one language (`browser/remotes/remoteIndex.ts`). */
export interface RemoteIndexFile {
  readonly address: string;
  readonly integrity: string;
}

/** The content of `#caravan-boot`: what the browser must know before it runs a remote. */
export interface BootManifest {
  /** Number of the registry document with which the versions of this page began. */
  readonly sequence: number;
  /** Names of the remotes that the visitor gets in another version than most, sorted and joined by `+`. All files of the page are of it. */
  readonly release: string;
  readonly lang: Language;
  readonly currency: Currency;
  /** The country of import. */
  readonly country: Market;
  readonly theme: Theme | null;
  /** The day in Tbilisi (`YYYY-MM-DD`) on which the page was rendered. */
  readonly today: string;
  readonly menu: 'narrow' | null;
  /** The site's public origin, for addresses that are used elsewhere. */
  readonly origin: string;
  readonly hosts: Readonly<Record<CallHost, string>>;
  readonly names: PathNames;
  /** Share of page views, 0 to 1, in which browsers watch what remotes do to the parts of the page that are not their own. */
  readonly watchShare: number;
  /** Shared libraries in use: share key to version. */
  readonly libraries: Readonly<Record<string, string>>;
  /** In a page with `index`: the remotes of its slots, each with the routes of these slots. */
  readonly remotes: readonly BootRemote[];
  /** Where all remotes are. Absent if `remotes` has them all. */
  readonly index?: RemoteIndexFile;
  readonly menuEntries: readonly BootMenuEntry[];
  /** The widgets for places in the shell. */
  readonly placed: Readonly<Partial<Record<Place, Slot>>>;
  /** Slots that the browser must render. */
  readonly leftOut: readonly Slot[];
  /** Slots that the server rendered. */
  readonly rendered: readonly Slot[];
  /** Widgets among them without content. Absent if there are none. */
  readonly blank?: readonly Slot[];
}

/** The possible chunks of a part besides `remote`, its code last. Each version lists which exist. */
export const chunksOf = ({ routes }: Pick<BootRemote, 'routes'>, part: string, lang: Language): readonly string[] => [
  `text-${lang}`,
  `text-${part}-${lang}`,
  routes.some(({ id }) => id === part) ? `page-${part}` : `widget-${part}`,
];
