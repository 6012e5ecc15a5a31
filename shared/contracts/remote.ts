import type { ComponentType } from 'react';
import type { Middleware, Reducer } from '@reduxjs/toolkit';
import type { Federation, PageId, PageSetting, Slot, WidgetId } from './federation';
import type { Language } from './language';

/** A reducer, with its middleware where it has one, that a remote adds to the site's one store. */
export interface StorePart {
  /** The name of the remote. The server refuses a build that adds state under another name. */
  readonly reducerPath: string;
  readonly reducer: Reducer;
  readonly middleware?: Middleware;
  /** Fetches what its first call needs, so that one that is made as the page is left does not wait for it. */
  readonly prepare?: () => Promise<unknown>;
}

/** What a remote's loading code gets: the one store, the visitor's settings, and the side it runs on. */
export interface RemoteContext extends PageSetting {
  /** Dispatches to the one store, thunks included. */
  readonly dispatch: (action: unknown) => unknown;
  readonly getState: () => unknown;
  readonly side: 'server' | 'browser';
}

/** What an address says: the values of the path's parameters, as the router found them, and the query. */
export interface PageAddress {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
}

export interface LoadArguments extends PageAddress {
  readonly context: RemoteContext;
}

/** A text of the remote by its key, in the language of the page. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

export interface MetaArguments extends PageAddress {
  readonly setting: PageSetting;
  readonly state: unknown;
  readonly t: Translate;
}

/** A step of the way to a page; addresses inside the site. */
export interface Breadcrumb {
  readonly text: string;
  readonly path: string;
}

/** Title and social tags of a page; what is absent comes from the declaration. */
export interface PageMeta {
  readonly title?: string;
  /** What the page is of, without what else its title says: the last step of its way. Absent: the title. */
  readonly name?: string;
  /** The part of its query, with its `?`, that makes it a page of its own for search engines. Absent: none. */
  readonly canonicalSearch?: string;
  readonly description?: string;
  readonly image?: string;
  /** The steps between the home page and this one. */
  readonly breadcrumbs?: readonly Breadcrumb[];
  /** What the page shows, as schema.org objects without `@context`; a text that starts with `/` is an address inside the site. */
  readonly jsonLd?: readonly object[];
  /** The address names nothing, and the page itself says so in its own words: the server answers with this status. */
  readonly status?: 404;
}

/** A widget that a page shows, with what the page gives it as far as its address decides that. */
export interface ShownWidget {
  readonly slot: Slot;
  readonly given: unknown;
}

/** A page as the shell runs it; remotes make it by `definePage` of `shared/page`. */
export interface RemotePage<Id extends string = string> {
  readonly id: Id;
  readonly Component: ComponentType;
  /** Fetches what the first view needs. Throws `notFound()` where the address names nothing, `movedTo()` where that is elsewhere. */
  readonly load: (args: LoadArguments) => Promise<void>;
  readonly meta: (args: MetaArguments) => PageMeta;
  /** What the widgets of other remotes are given on this page. */
  readonly widgets: (args: LoadArguments) => readonly ShownWidget[];
  /** The addresses that this page has beyond its declared ones, for the sitemap: one for each thing of a list. */
  readonly addresses: (context: RemoteContext) => Promise<readonly string[]>;
}

/** What a widget's `load` and its component are given, unchecked: its own schema decides. */
export interface WidgetArguments {
  readonly context: RemoteContext;
  readonly given: unknown;
  readonly url: URL;
}

/** A widget as the shell runs it; remotes make it by `defineWidget` of `shared/page`. */
export interface RemoteWidget<Id extends string = string> {
  readonly id: Id;
  readonly Component: ComponentType<{ readonly given: unknown }>;
  /** Prepares the first view on the server. */
  readonly load: (args: WidgetArguments) => Promise<void>;
}

/** A set of texts in every language, each in a file of its own. */
export type RemoteTexts = Readonly<Record<Language, () => Promise<{ default: object }>>>;

/** The parts of a remote, each a chunk of its own: what the builder writes from the declaration (`remote.gen.ts`). */
export interface RemoteParts<F extends Federation = Federation> {
  /** What several parts of the remote say, in chunks `text-<language>`. */
  readonly texts: RemoteTexts;
  /** What one part says, by the part's id, in chunks `text-<id>-<language>`: merged with `texts`, and loaded with the part. */
  readonly partTexts: Readonly<Partial<Record<PageId<F> | WidgetId<F>, RemoteTexts>>>;
  readonly pages: { readonly [Id in PageId<F>]: () => Promise<{ page: RemotePage<Id> }> };
  readonly widgets: { readonly [Id in WidgetId<F>]: () => Promise<{ widget: RemoteWidget<Id> }> };
}

/** The whole public surface of a remote: what `remote.ts` exports as `remote`. */
export interface RemoteModule extends RemoteParts {
  readonly store: readonly StorePart[];
}

/** Makes a remote of its parts; what the declaration names and the parts lack does not compile. */
export const defineRemote = <F extends Federation>(
  parts: RemoteParts<F>,
  store: readonly StorePart[],
): RemoteModule => ({
  ...parts,
  store,
});

/** Thrown by a page's `load` where the address names nothing: the layout stays, status and page say not found. */
export const notFound = (): Response => new Response(null, { status: 404, statusText: 'Not Found' });

/** Thrown by a page's `load` where what the address names is at another path of the site, with its query: the visitor is led there. */
export const movedTo = (path: string): Response => new Response(null, { status: 302, headers: { location: path } });
