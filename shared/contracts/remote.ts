import type { ComponentType } from 'react';
import type { Middleware, Reducer } from '@reduxjs/toolkit';
import type { Federation, PageId, PageSetting, Slot, WidgetId } from './federation';
import type { Language } from './language';

/** A reducer and its optional middleware, which a remote adds to the site's store. */
export interface StorePart {
  /** The name of the remote. The server refuses a build that adds state under another name. */
  readonly reducerPath: string;
  readonly reducer: Reducer;
  readonly middleware?: Middleware;
  /** Loads the code of the first call in advance. A call that is made while the visitor leaves the page cannot wait for it. */
  readonly prepare?: () => Promise<unknown>;
}

/** The context of a remote's `load` functions: the store, the visitor's settings and the side. */
export interface RemoteContext extends PageSetting {
  /** Dispatches an action or a thunk to the site's store. */
  readonly dispatch: (action: unknown) => unknown;
  readonly getState: () => unknown;
  readonly side: 'server' | 'browser';
}

/** The parameters of a path, as the router matched them, and the whole URL. */
export interface PageAddress {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
}

export interface LoadArguments extends PageAddress {
  readonly context: RemoteContext;
}

/** Returns a text of the remote by its key, in the language of the page. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

export interface MetaArguments extends PageAddress {
  readonly setting: PageSetting;
  readonly state: unknown;
  readonly t: Translate;
}

/** A breadcrumb. `path` is an address inside the site. */
export interface Breadcrumb {
  readonly text: string;
  readonly path: string;
}

/** Title and social tags of a page. Absent fields come from the declaration. */
export interface PageMeta {
  readonly title?: string;
  /** The page's h1, for its placeholder while a navigation renders the page. Default: the declared title of its route. */
  readonly heading?: string;
  /** The last breadcrumb. Default: the title. */
  readonly name?: string;
  /** The path of the canonical address, where several addresses show the same. Default: the path of the page. */
  readonly canonicalPath?: string;
  /** The part of the query, with `?`, that belongs to the canonical address. Absent: none. */
  readonly canonicalSearch?: string;
  readonly description?: string;
  readonly image?: string;
  /** The steps between the home page and this one. */
  readonly breadcrumbs?: readonly Breadcrumb[];
  /** The content as schema.org objects without `@context`. A text that starts with `/` is an address inside the site. */
  readonly jsonLd?: readonly object[];
  /** The HTTP status, if the page itself shows that nothing was found. */
  readonly status?: 404;
}

/** A widget on a page, and its props as far as they depend on the address. */
export interface ShownWidget {
  readonly slot: Slot;
  readonly given: unknown;
}

/** A page as the shell runs it. Remotes create it by `definePage` of `shared/page`. */
export interface RemotePage<Id extends string = string> {
  readonly id: Id;
  readonly Component: ComponentType;
  /** Fetches the data of the first view. Throws `notFound()` for an unknown address and `movedTo()` for one that has moved. */
  readonly load: (args: LoadArguments) => Promise<void>;
  readonly meta: (args: MetaArguments) => PageMeta;
  /** The widgets of other remotes on this page, with their props. */
  readonly widgets: (args: LoadArguments) => readonly ShownWidget[];
  /** Further addresses of the page for the sitemap, for example one for each item of a list. */
  readonly addresses: (context: RemoteContext) => Promise<readonly string[]>;
}

/** The arguments of a widget's `load`. `given` is unchecked: the widget's schema validates it. */
export interface WidgetArguments {
  readonly context: RemoteContext;
  readonly given: unknown;
  readonly url: URL;
}

/** A widget as the shell runs it. Remotes create it by `defineWidget` of `shared/page`. */
export interface RemoteWidget<Id extends string = string> {
  readonly id: Id;
  readonly Component: ComponentType<{ readonly given: unknown }>;
  /** Fetches the data of the first view on the server. */
  readonly load: (args: WidgetArguments) => Promise<void>;
}

/** Loaders of texts by language. Each language is a separate file. */
export type RemoteTexts = Readonly<Record<Language, () => Promise<{ default: object }>>>;

/** The parts of a remote, each a separate chunk. The builder writes them from the declaration (`parts.gen.ts`). */
export interface RemoteParts<F extends Federation = Federation> {
  /** Texts that several parts use, in chunks `text-<language>`. */
  readonly texts: RemoteTexts;
  /** Texts of one part by its id, in chunks `text-<id>-<language>`. They are loaded with the part and merged with `texts`. */
  readonly partTexts: Readonly<Partial<Record<PageId<F> | WidgetId<F>, RemoteTexts>>>;
  readonly pages: { readonly [Id in PageId<F>]: () => Promise<{ page: RemotePage<Id> }> };
  readonly widgets: { readonly [Id in WidgetId<F>]: () => Promise<{ widget: RemoteWidget<Id> }> };
}

/** The whole public surface of a remote, exported as `remote` by `remote.ts`. */
export interface RemoteModule extends RemoteParts {
  readonly store: readonly StorePart[];
}

/** Creates a remote from its parts. A declared page or widget without a part is a type error. */
export const defineRemote = <F extends Federation>(
  parts: RemoteParts<F>,
  store: readonly StorePart[],
): RemoteModule => ({ ...parts, store });

/**
 * Creates the error that a page's `load` throws for an unknown address. The status is 404, and the layout shows the not-found
 * page.
 */
export const notFound = (): Response => new Response(null, { status: 404, statusText: 'Not Found' });

/** Creates the error that a page's `load` throws to redirect the visitor to another path of the site. */
export const movedTo = (path: string): Response => new Response(null, { status: 302, headers: { location: path } });
