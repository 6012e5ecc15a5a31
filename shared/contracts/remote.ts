import type { ComponentType } from 'react';
import type { Middleware, Reducer } from '@reduxjs/toolkit';

/** Interface languages; `ge` is Georgian (BCP 47 `ka`). */
export type Language = 'en' | 'ge';
export type Currency = 'USD' | 'GEL';
export type Theme = 'light' | 'dark';

/** A text in every language of the site. */
export type Localised = Readonly<Record<Language, string>>;

/**
 * The contract between the shell and remotes. Additive: fields are added, never changed in meaning. A remote that needs
 * a newer contract than the running shell is refused when published and skipped when met.
 */
export const CONTRACT_VERSION = 1;

/** A route of a remote, declared once and read by build, registry, server and browser. */
export interface RouteDeclaration {
  /** Names the page in `remote.ts` and its chunk (`page-<id>`). */
  readonly id: string;
  /** A path pattern of the router from the site's root, for example `/sales/:id`. */
  readonly path: string;
  /** The values a parameter may have; any other is not found (404). Absent: any. */
  readonly params?: Readonly<Record<string, readonly string[]>>;
  readonly sideMenu: boolean;
  readonly title: Localised;
  readonly description: Localised;
  /** Social preview picture, an address inside the site. */
  readonly image?: string;
  /** False keeps the page out of search engines and of the sitemap. */
  readonly index?: boolean;
  /**
   * Addresses that show the page with demo data, where its path has free parameters; what the page audit opens. Others
   * besides show it in another way, by their query for example.
   */
  readonly examples?: readonly string[];
  /** Widgets of other sections that the page shows (`remote/Widget`): the server prepares them too. */
  readonly widgets?: readonly string[];
}

export type MenuGroup = 'market' | 'data' | 'tools' | 'more';

/** A menu entry; `icon` is a name of the layout's icon set, `order` sorts within the group. */
export interface MenuDeclaration {
  readonly id: string;
  readonly path: string;
  readonly text: Localised;
  readonly icon: string;
  readonly group: MenuGroup;
  readonly order: number;
  /** Path patterns of further pages that belong to this entry, for example `/sales/:id`. */
  readonly also?: readonly string[];
}

/** A part that other sections may show. `slot` offers it for a place that the shell keeps, for example `login`. */
export interface WidgetDeclaration {
  readonly id: string;
  readonly slot?: string;
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

/** Declares a remote; exists so that the declaration is checked where it stands. */
export const defineFederation = (federation: Federation): Federation => federation;

/** A reducer, with its middleware where it has one, that a remote adds to the site's one store. */
export interface StorePart {
  readonly reducerPath: string;
  readonly reducer: Reducer;
  readonly middleware?: Middleware;
}

/** What a remote's loading code gets: the one store, the visitor's settings, and the side it runs on. */
export interface RemoteContext {
  /** Dispatches to the one store, thunks included. */
  readonly dispatch: (action: unknown) => unknown;
  readonly lang: Language;
  readonly currency: Currency;
  readonly side: 'server' | 'browser';
}

export interface LoadArguments {
  readonly context: RemoteContext;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
}

/** A step of the way to a page; addresses inside the site. */
export interface Breadcrumb {
  readonly text: string;
  readonly path: string;
}

/** Title and social tags of a page; what is absent comes from the declaration. */
export interface PageMeta {
  readonly title?: string;
  readonly description?: string;
  readonly image?: string;
  /** The steps between the home page and this one. */
  readonly breadcrumbs?: readonly Breadcrumb[];
  /** What the page shows, as schema.org objects without `@context`; a text that starts with `/` is an address inside the site. */
  readonly jsonLd?: readonly object[];
}

/** A page: its component, the calls whose answers it needs first, and what its title says when data decides it. */
export interface RemotePage {
  readonly Component: ComponentType;
  /** Fetches what the first view needs. Throws `notFound()` where the address names nothing. */
  readonly load?: (args: LoadArguments) => Promise<void>;
  readonly meta?: (
    args: Omit<LoadArguments, 'context'> & {
      readonly lang: Language;
      /** What prices in the state are in; absent where the shell is older than this field. */
      readonly currency?: Currency;
      readonly state: unknown;
    },
  ) => PageMeta;
  /** The addresses that this page has beyond its declared ones, for the sitemap: one for each thing of a list. */
  readonly addresses?: (context: RemoteContext) => Promise<readonly string[]>;
}

/** A widget gets plain properties; `load` prepares its first view on the server. */
export interface RemoteWidget {
  readonly Component: ComponentType<Record<string, unknown>>;
  readonly load?: (context: RemoteContext) => Promise<void>;
}

/** A set of texts in every language, each in a file of its own. */
export type RemoteTexts = Readonly<Record<Language, () => Promise<{ default: object }>>>;

/** The whole public surface of a remote: what `remote.ts` exports as `remote`. */
export interface RemoteModule {
  /** What several parts of the remote say, in chunks `text-<language>`. */
  readonly texts: RemoteTexts;
  /** What one part says, by the part's id, in chunks `text-<id>-<language>`: merged with `texts`, and loaded with the part. */
  readonly partTexts?: Readonly<Record<string, RemoteTexts>>;
  readonly parts: readonly StorePart[];
  readonly pages: Readonly<Record<string, () => Promise<{ page: RemotePage }>>>;
  readonly widgets: Readonly<Record<string, () => Promise<{ widget: RemoteWidget }>>>;
}

/** Thrown by a page's `load` where the address names nothing: the layout stays, status and page say not found. */
export const notFound = (): Response => new Response(null, { status: 404, statusText: 'Not Found' });
