import type { Currency, Language, Localised, Market } from './language';

/**
 * The version of the contract between shell and remotes. The shell runs remotes built for `OLDEST_CONTRACT` up to
 * `CONTRACT_VERSION`. Others cannot be published, and the shell skips them. Within a version fields can be added, but their meaning
 * never changes.
 */
export const CONTRACT_VERSION = 4;
export const OLDEST_CONTRACT = 4;

/** Returns whether this shell can run a remote that was built for a contract version. */
export const isContractSupported = (contract: number): boolean =>
  contract >= OLDEST_CONTRACT && contract <= CONTRACT_VERSION;

/** Identifies a page or a widget of a remote. */
export interface Slot {
  readonly remote: string;
  readonly part: string;
}

/** Returns a slot as text, for keys and the attribute `data-slot`. */
export const slotKey = ({ remote, part }: Slot): string => `${remote}/${part}`;

export const isSameSlot = (first: Slot, second: Slot): boolean => slotKey(first) === slotKey(second);

export const includesSlot = (slots: readonly Slot[], slot: Slot): boolean =>
  slots.some((each) => isSameSlot(each, slot));

/** An attribute of `<caravan-widget>`. `gives` is the parameter of the path or of the query that it sets. */
export interface EmbedAttribute {
  readonly gives: string;
  /** The allowed values. Absent: any. */
  readonly values?: readonly string[];
  /** The default. A parameter of the path needs one. */
  readonly otherwise?: string;
  /** How many of the newest months the page accepts, if the attribute is a month. Absent: 12 or more. */
  readonly months?: number;
  /** The values of other attributes with which the page accepts this one. Absent: any. */
  readonly onlyWith?: Readonly<Record<string, readonly string[]>>;
  /** The height for values with another height than `height` of the declaration. */
  readonly heights?: Readonly<Record<string, EmbedHeight>>;
}

/** The height of a widget in CSS pixels, at widths of 360, 720 and 1200 CSS pixels. */
export type EmbedHeight = readonly [narrow: number, column: number, wide: number];

/** Declares a page as a widget for pages of partners: `<caravan-widget name="…">`. */
export interface EmbedDeclaration {
  /** Unique on the site. */
  readonly name: string;
  /** Reserved until the widget is loaded. */
  readonly height: EmbedHeight;
  /** The height in Georgian, whose words are longer. Default: `height`. */
  readonly georgianHeight?: EmbedHeight;
  /** Attributes by name, besides the common ones of all widgets. */
  readonly attributes: Readonly<Record<string, EmbedAttribute>>;
}

/** A route of a remote. Build, registry, server and browser read this declaration. */
export interface RouteDeclaration {
  /** Names the page: its folder (`pages/<Id>Page`), its chunk (`page-<id>`) and its slot. */
  readonly id: string;
  /**
   * A path pattern of the router, for example `/sales/:id`. It may contain `{auction}` and `{product}`, as paths of calls do. At most 200
   * characters and two optional segments.
   */
  readonly path: string;
  /** The allowed values of parameters, which give at most 1,000 addresses together. Others give 404. Absent: any. */
  readonly params?: Readonly<Record<string, readonly string[]>>;
  /**
   * The query parameters that the page reads. The server drops all others, because each value makes another cache entry. Absent in older
   * builds only: any.
   */
  readonly query?: readonly string[];
  readonly sideMenu: boolean;
  /**
   * A page for frames of other sites. It has no layout, and the browser loads no code of the remote. Its links open a new tab. It posts
   * its height to the page around it. Configuration names the origins that may frame it.
   */
  readonly framed?: boolean;
  /** Set if partners may embed the page. */
  readonly embed?: EmbedDeclaration;
  readonly title: Localised;
  readonly description: Localised;
  /** The social preview picture: an address inside the site. */
  readonly image?: string;
  /** False: the page is not in search engines and the sitemap. */
  readonly index?: boolean;
  /** Widgets of other remotes on the page. The server renders them too. */
  readonly widgets?: readonly Slot[];
  /**
   * Addresses of the page with demo data, for the page audit. Needed if the path has free parameters, or if the content of a framed page
   * depends on its query.
   */
  readonly examples?: readonly string[];
}

export type MenuGroup = 'market' | 'data' | 'tools' | 'more';

/** A menu entry. `order` sorts within the group. */
export interface MenuDeclaration {
  readonly id: string;
  /** The path of a page of the same remote, without query. */
  readonly path: string;
  readonly text: Localised;
  /** The data of an SVG path of 24 × 24 units, stroked in the text's colour: `iconPath(Trophy)` of `lucide`. */
  readonly icon: string;
  readonly group: MenuGroup;
  readonly order: number;
  /** Path patterns of further pages that belong to this entry, for example `/sales/:id`. Each has at most one optional segment. */
  readonly also?: readonly string[];
}

/** Dialogs of the shell that any remote can open. A remote provides the widget of each. */
export type SiteDialog = 'login' | 'profile' | 'feedback';

/** Places for widgets in the shell: its dialogs, and the prompt in the corner of the page. */
export type Place = SiteDialog | 'prompt';

/** A widget that other remotes can show. `place`: the widget is for this place of the shell, for example `login`. */
export interface WidgetDeclaration {
  readonly id: string;
  readonly place?: Place;
}

/**
 * The declaration of a remote in `federation.ts`. Servers read it without running the remote. Each list of it has at most 100 entries, and
 * all of it at most 100,000 characters as JSON.
 */
export interface Federation {
  readonly name: string;
  /** The port of the remote's development server. */
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

/** The parameters of a page's path, with the declared values as types. */
export type PageParams<F extends Federation, Id extends PageId<F>> = ParamsOf<RouteOf<F, Id>>;

/** Makes values for a parameter that the path lacks a type error. */
type CheckedRoute<R> = R extends { readonly path: infer Path extends string; readonly params: infer Values }
  ? Exclude<keyof Values, keyof PathParams<Path>> extends never
    ? R
    : { readonly params: { readonly [K in Exclude<keyof Values, keyof PathParams<Path>>]: never } }
  : R;

type Checked<F extends Federation> = {
  readonly routes: { readonly [K in keyof F['routes']]: CheckedRoute<F['routes'][K]> };
};

/** Declares a remote. The types of its pages and widgets follow from the declaration. */
export const defineFederation = <const F extends Federation>(federation: F & Checked<F>): F => federation;

/** The visitor's choices and the day. A page's calls depend on them and on the address. */
export interface PageSetting {
  readonly lang: Language;
  readonly currency: Currency;
  /** The country of import. */
  readonly country: Market;
  /** The day in Tbilisi (`YYYY-MM-DD`) on which the page was rendered. Server and browser use the same one. */
  readonly today: string;
}
