import type { Currency, Language, Localised } from './language';

/**
 * The contract between the shell and remotes. The shell runs remotes built for `OLDEST_CONTRACT` up to
 * `CONTRACT_VERSION`; any other is refused when published and skipped when met. Within a version fields are added,
 * never changed in meaning.
 */
export const CONTRACT_VERSION = 4;
export const OLDEST_CONTRACT = 4;

/** Whether this site's shell can run a remote that was built for that contract. */
export const isContractSupported = (contract: number): boolean =>
  contract >= OLDEST_CONTRACT && contract <= CONTRACT_VERSION;

/** What a part of a remote is known by: a page or a widget. */
export interface Slot {
  readonly remote: string;
  readonly part: string;
}

/** A slot as one text, for keys and the `data-slot` attribute. */
export const slotKey = ({ remote, part }: Slot): string => `${remote}/${part}`;

export const isSameSlot = (one: Slot, other: Slot): boolean => slotKey(one) === slotKey(other);

/** An attribute of `<caravan-widget>`: the parameter of the path, or the field of the query, that it gives. */
export interface EmbedAttribute {
  readonly gives: string;
  /** What it may be; absent: any. */
  readonly values?: readonly string[];
  /** Where the tag says nothing; a parameter of the path needs one. */
  readonly otherwise?: string;
  /** By those of its values that make the widget higher or lower than `height` of the declaration. */
  readonly heights?: Readonly<Record<string, EmbedHeight>>;
}

/** CSS pixels that a widget takes at widths of 360, 720 and 1200 of them. Older builds do not know the last. */
export type EmbedHeight = readonly [narrow: number, column: number, wide?: number];

/** How partners show a page within one of theirs: `<caravan-widget name="…">`. */
export interface EmbedDeclaration {
  /** Once on the site. */
  readonly name: string;
  /** Kept free until it is there. */
  readonly height: EmbedHeight;
  /** The same in Georgian, whose words are longer; absent: as much. */
  readonly georgianHeight?: EmbedHeight;
  /** By their names in the tag, besides those that every widget has. */
  readonly attributes: Readonly<Record<string, EmbedAttribute>>;
}

/** A route of a remote, declared once and read by build, registry, server and browser. */
export interface RouteDeclaration {
  /** Names the page: its folder (`pages/<Id>Page`), its chunk (`page-<id>`) and its slot. */
  readonly id: string;
  /** A path pattern of the router from the site's root, for example `/sales/:id`. Like paths of calls it may hold `{auction}` and `{product}`. */
  readonly path: string;
  /** The values a parameter may have; any other is not found (404). Absent: any. */
  readonly params?: Readonly<Record<string, readonly string[]>>;
  /**
   * Names of the parameters that the page reads of its query; the server drops all others, since each value makes another
   * page to be kept. Absent in older builds only: any.
   */
  readonly query?: readonly string[];
  readonly sideMenu: boolean;
  /**
   * Made for frames on pages of others: no layout, and nothing of the remote in the browser. Its links leave by a new tab,
   * it tells the frame its height, and configuration says who may frame it.
   */
  readonly framed?: boolean;
  /** Partners may show it within a page of theirs. */
  readonly embed?: EmbedDeclaration;
  readonly title: Localised;
  readonly description: Localised;
  /** Social preview picture, an address inside the site. */
  readonly image?: string;
  /** False keeps the page out of search engines and of the sitemap. */
  readonly index?: boolean;
  /** Widgets of other remotes that the page shows: the server prepares them too. */
  readonly widgets?: readonly Slot[];
  /**
   * Addresses that show the page with demo data, where its path has free parameters or, framed, its query says what to
   * show: what the page audit opens.
   */
  readonly examples?: readonly string[];
}

export type MenuGroup = 'market' | 'data' | 'tools' | 'more';

/** A menu entry; `order` sorts within the group. */
export interface MenuDeclaration {
  readonly id: string;
  readonly path: string;
  readonly text: Localised;
  /** Data of an SVG path of 24 × 24 units, drawn in strokes of the text's colour: `iconPath(Trophy)` of `lucide`. */
  readonly icon: string;
  readonly group: MenuGroup;
  readonly order: number;
  /** Path patterns of further pages that belong to this entry, for example `/sales/:id`. */
  readonly also?: readonly string[];
}

/** Dialogs that the shell keeps a place for and that any remote may open; whichever remote offers one fills it. */
export type SiteDialog = 'login' | 'profile' | 'feedback';

/** Places that the shell keeps for widgets: its dialogs, and the prompt in the corner of the page. */
export type Place = SiteDialog | 'prompt';

/** A part that other remotes may show. `place` offers it for one that the shell keeps, for example `login`. */
export interface WidgetDeclaration {
  readonly id: string;
  readonly place?: Place;
}

/** What a server must know of a remote without running it: the content of `federation.ts`. */
export interface Federation {
  readonly name: string;
  /** Port of the remote's own development server. */
  readonly port: number;
  readonly contract: number;
  readonly routes: readonly RouteDeclaration[];
  readonly menu: readonly MenuDeclaration[];
  readonly widgets: readonly WidgetDeclaration[];
}

type SegmentParams<S extends string> = S extends `:${infer Name}?`
  ? { readonly [K in Name]: string | undefined }
  : S extends `:${infer Name}`
    ? { readonly [K in Name]: string }
    : unknown;

/** The parameters of a path pattern: `/car/:id?` has `{ id: string | undefined }`. */
export type PathParams<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? PathParams<Tail> & SegmentParams<Head>
  : SegmentParams<Path>;

type RouteOf<F extends Federation, Id> = Extract<F['routes'][number], { readonly id: Id }>;

/** The ids of a remote's declared pages and widgets. */
export type PageId<F extends Federation> = F['routes'][number]['id'];
export type WidgetId<F extends Federation> = F['widgets'][number]['id'];

type ParamsOf<R extends RouteDeclaration> = {
  readonly [K in keyof PathParams<R['path']>]: R['params'] extends Readonly<Record<K, readonly (infer Value)[]>>
    ? Value
    : PathParams<R['path']>[K];
};

/** The parameters of a page's address: those of its path, with the declared values. */
export type PageParams<F extends Federation, Id extends PageId<F>> = ParamsOf<RouteOf<F, Id>>;

/** Refuses values for a parameter that the path lacks. */
type CheckedRoute<R> = R extends { readonly path: infer Path extends string; readonly params: infer Values }
  ? Exclude<keyof Values, keyof PathParams<Path>> extends never
    ? R
    : { readonly params: { readonly [K in Exclude<keyof Values, keyof PathParams<Path>>]: never } }
  : R;

type Checked<F extends Federation> = {
  readonly routes: { readonly [K in keyof F['routes']]: CheckedRoute<F['routes'][K]> };
};

/** Declares a remote: what it says types its pages and widgets. */
export const defineFederation = <const F extends Federation>(federation: F & Checked<F>): F => federation;

/** What a visitor has chosen, and the day: what a page's calls depend on besides its address. */
export interface PageSetting {
  readonly lang: Language;
  readonly currency: Currency;
  /** The day in Tbilisi (`YYYY-MM-DD`) that the page was made on: the same on server and browser. */
  readonly today: string;
}
