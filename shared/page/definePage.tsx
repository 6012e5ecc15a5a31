import { useMemo, type ReactNode } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type {
  Federation,
  PageId,
  PageMeta,
  PageParams,
  PageSetting,
  RemoteContext,
  RemotePage,
  ShownWidget,
  Translate,
} from '../contracts';
import { useSite } from '../site';
import type { BoundQuery } from '../store';
import type { ViewAddress } from '../ui';
import { prepareParts, type LazyParts } from './lazyPart';

export type ViewComponent<Props> = (props: Props) => ReactNode;

export interface AddressParts<Params> {
  readonly params: Params;
  readonly search: URLSearchParams;
  readonly setting: PageSetting;
}

export type Queries = Readonly<Record<string, BoundQuery<unknown>>>;

export interface PageProps<View, Q> {
  /** The page's parameters, parsed from the address. */
  readonly view: View;
  /** The page's calls. Components follow those whose answers they show. */
  readonly queries: Q;
}

/** Returns an address with some parameters changed. */
export type LinkOf<View> = (make: (view: View) => string) => ViewAddress;

export interface ViewProps<View, Q> extends PageProps<View, Q> {
  readonly link: LinkOf<View>;
}

export interface MetaParts<View, Q> extends PageProps<View, Q> {
  readonly setting: PageSetting;
  readonly t: Translate;
  /** Returns a query's answer, if it has arrived. */
  readonly answer: <Answer>(query: BoundQuery<Answer>) => Answer | undefined;
  /** Returns a query's error, if it failed. */
  readonly failure: (query: BoundQuery<unknown>) => unknown;
}

/** Lists a page's addresses. `fetch` throws if a call fails, and the sitemap then keeps its former list. */
interface SitemapParts {
  readonly setting: PageSetting;
  readonly fetch: <Answer>(query: BoundQuery<Answer>) => Promise<Answer | undefined>;
}

/** Options of every page. */
export interface PageExtras<View> {
  /** The props of other remotes' widgets that depend on the address. */
  readonly widgets?: (view: View) => readonly ShownWidget[];
  /** Further addresses for the sitemap, for example one for each car of a list. */
  readonly addresses?: (parts: SitemapParts) => Promise<readonly string[]>;
  /** The page's lazy parts, created by `lazyPart`. */
  readonly lazyParts?: LazyParts;
}

/** A page: its parameters, the calls of its first view, its component and its metadata. */
export interface PageDefinition<Params, View, Q extends Queries> extends PageExtras<View> {
  /** Parses the parameters of the address. Throws `notFound()` or `movedTo()`. */
  readonly address: (parts: AddressParts<Params>) => View;
  /** The calls of the first view, made in parallel. */
  readonly queries: (view: View, setting: PageSetting) => Q;
  readonly View: ViewComponent<ViewProps<View, Q>>;
  readonly meta?: (parts: MetaParts<View, Q>) => PageMeta;
  /** Called with the error of a call of the first view. It may make another call, or throw `notFound()`. */
  readonly onFailure?: (
    error: unknown,
    query: BoundQuery<unknown>,
    parts: PageProps<View, Q> & { readonly context: RemoteContext },
  ) => void | Promise<void>;
}

/** A page without calls and parameters. */
export interface StaticPageDefinition {
  readonly View: ViewComponent<object>;
  readonly meta?: (parts: { readonly setting: PageSetting; readonly t: Translate }) => PageMeta;
}

/** Returns true for the parameters of every rendered page, because the shell renders it only if path and declared values match. */
const isMatched = <F extends Federation, Id extends PageId<F>>(_id: Id, params: unknown): params is PageParams<F, Id> =>
  typeof params === 'object' && params !== null;

/**
 * Creates `definePage`, for pages of the remote that `F` declares. An undeclared id, or a parameter that the path lacks, does not
 * compile.
 */
export const pagesOf =
  <F extends Federation>() =>
  <const Id extends PageId<F>, View, Q extends Queries>(
    id: Id,
    definition: PageDefinition<PageParams<F, Id>, View, Q>,
  ): RemotePage<Id> => {
    const { address, queries, View: Content, meta, onFailure, widgets, addresses, lazyParts = [] } = definition;

    const viewOf = (params: unknown, query: URLSearchParams, setting: PageSetting): View => {
      if (!isMatched<F, Id>(id, params)) throw new TypeError(`page ${id} was opened without parameters`);
      // The server renders with a sorted query, so hydration needs the same order.
      const search = new URLSearchParams(query);
      search.sort();
      return address({ params, search, setting });
    };
    const propsOf = (params: unknown, query: URLSearchParams, setting: PageSetting): PageProps<View, Q> => {
      const view = viewOf(params, query, setting);
      return { view, queries: queries(view, setting) };
    };

    const Component = () => {
      const { lang, currency, country, today, goingTo } = useSite();
      const { pathname, search } = useLocation();
      const params = useParams();
      const props = useMemo(
        () => {
          const setting = { lang, currency, country, today };
          const shown = propsOf(params, new URLSearchParams(search), setting);
          const viewNow = (): View => {
            const next = goingTo?.();
            return next ? viewOf(next.params, new URLSearchParams(next.search), setting) : shown.view;
          };
          const link: LinkOf<View> = (make) => ({ href: make(shown.view), now: () => make(viewNow()) });
          return { ...shown, link };
        },
        // oxlint-disable-next-line exhaustive-deps -- the parameters are a new object in each render, and change with the path only
        [pathname, search, lang, currency, country, today, goingTo],
      );
      // The same element while nothing of the page changes, for example when a navigation to another page begins.
      return useMemo(() => <Content {...props} />, [props]);
    };

    return {
      id,
      Component,
      load: async ({ context, params, url }) => {
        const props = propsOf(params, url.searchParams, context);
        const ownQueries = Object.values(props.queries).filter(
          ({ onlySide }) => onlySide === undefined || onlySide === context.side,
        );
        const [outcomes] = await Promise.all([
          Promise.all(ownQueries.map(async (query) => ({ query, ...(await query.fetch(context)) }))),
          context.side === 'browser' ? prepareParts(lazyParts) : null,
        ]);
        for (const { query, error } of outcomes) {
          if (error !== undefined) await onFailure?.(error, query, { ...props, context });
        }
      },
      meta: ({ params, url, setting, state, t }) => {
        const props = propsOf(params, url.searchParams, setting);
        return (
          meta?.({
            ...props,
            setting,
            t,
            answer: (query) => query.answerIn(state),
            failure: (query) => query.failureIn(state),
          }) ?? {}
        );
      },
      widgets: ({ context, params, url }) => widgets?.(propsOf(params, url.searchParams, context).view) ?? [],
      addresses: async (context) => {
        // Throws, because a list without the answer of one call would look complete.
        const fetch = async <Answer,>(query: BoundQuery<Answer>): Promise<Answer | undefined> => {
          const { data, error } = await query.fetch(context);
          if (error !== undefined) throw new Error(`a call for the addresses of page ${id} failed`, { cause: error });
          return data;
        };
        return (await addresses?.({ setting: context, fetch })) ?? [];
      },
    };
  };

/** Creates `defineStaticPage`, for pages without parameters and calls. */
export const staticPagesOf =
  <F extends Federation>() =>
  <const Id extends PageId<F>>(id: Id, { View, meta }: StaticPageDefinition): RemotePage<Id> =>
    pagesOf<F>()<Id, null, Queries>(id, { address: () => null, queries: () => ({}), View, ...(meta && { meta }) });
