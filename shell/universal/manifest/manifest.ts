import type {
  Currency,
  EmbedDeclaration,
  Language,
  MenuGroup,
  Slot,
  Theme,
  WidgetDeclaration,
} from '@caravan/shared/contracts';
import type { CallHost, PathNames } from '@caravan/shared/contracts/calls';

/** A route as the browser knows it: the declaration in the visitor's language, and the files its page needs. */
export interface BootRoute {
  readonly id: string;
  readonly path: string;
  readonly params?: Readonly<Record<string, readonly string[]>>;
  readonly sideMenu: boolean;
  readonly framed?: boolean;
  readonly embed?: EmbedDeclaration;
  readonly title: string;
  /** Not in the browser: the list of the version says it. */
  readonly description?: string;
  readonly widgets?: readonly Slot[];
}

export interface BootMenuEntry {
  readonly id: string;
  readonly path: string;
  readonly text: string;
  readonly icon: string;
  readonly group: MenuGroup;
  readonly order: number;
  readonly also?: readonly string[];
}

/** One version of a remote, ready to be loaded: addresses only, no registry needed. */
export interface BootVersion {
  readonly version: string;
  readonly entry: string;
  /** Files by chunk, relative to the remote's base address: in the browser, those that the page itself starts. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}

export interface BootRemote extends BootVersion {
  readonly name: string;
  /** Address of the folder that holds the remote's files, ending with `/`. */
  readonly base: string;
  readonly contract: number;
  readonly since: string;
  /** The version to fall back to, where there is one. */
  readonly previous: Pick<BootVersion, 'version' | 'entry'> | null;
  readonly routes: readonly BootRoute[];
  readonly menu: readonly BootMenuEntry[];
  readonly widgets: readonly WidgetDeclaration[];
}

/** Everything the browser must know before it runs a section: the content of `#caravan-boot`. */
export interface BootManifest {
  /** Sequence number of the registry that this page was made from. */
  readonly sequence: number;
  readonly lang: Language;
  readonly currency: Currency;
  readonly theme: Theme | null;
  /** The day in Tbilisi (`YYYY-MM-DD`) that the page was made on. */
  readonly today: string;
  readonly menu: 'narrow' | null;
  /** Where visitors open the site: what stands in addresses that leave it. */
  readonly origin: string;
  readonly hosts: Readonly<Record<CallHost, string>>;
  readonly names: PathNames;
  /** Share of page views, 0 to 1, in which browsers watch what remotes do to the parts of the page that are not their own. */
  readonly watchShare: number;
  /** Shared libraries in use: share key to version. */
  readonly libraries: Readonly<Record<string, string>>;
  readonly remotes: readonly BootRemote[];
  /** Slots that the server left for the browser to draw. */
  readonly leftOut: readonly Slot[];
  /** Slots that the server rendered. */
  readonly rendered: readonly Slot[];
}

/** The chunks that a part of a remote may have besides `remote`, its code last; which of them there are, each version knows. */
export const chunksOf = ({ routes }: Pick<BootRemote, 'routes'>, part: string, lang: Language): readonly string[] => [
  `text-${lang}`,
  `text-${part}-${lang}`,
  routes.some(({ id }) => id === part) ? `page-${part}` : `widget-${part}`,
];
