import { useMemo, type ReactElement, type ReactNode } from 'react';
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
import { prepareParts, type LateParts } from './latePart';

/** A component that is a function. */
export type Draws<Props> = (props: Props) => ReactNode;

/** What a page reads of its address. */
export interface AddressParts<Params> {
  readonly params: Params;
  readonly search: URLSearchParams;
  readonly setting: PageSetting;
}

export type Queries = Readonly<Record<string, BoundQuery<unknown>>>;

/** What a page is drawn with. */
export interface PageProps<View, Q> {
  /** What the page needs of its address. */
  readonly view: View;
  /** Its calls, to be followed where their answers are shown. */
  readonly queries: Q;
}

/** Makes the address of a link or field that changes a part of the view. */
export type LinkOf<View> = (make: (view: View) => string) => ViewAddress;

/** What a page's component is given. */
export interface ViewProps<View, Q> extends PageProps<View, Q> {
  readonly link: LinkOf<View>;
}

export interface MetaParts<View, Q> extends PageProps<View, Q> {
  readonly setting: PageSetting;
  readonly t: Translate;
  /** What is known of a query's answer by now. */
  readonly answer: <Answer>(query: BoundQuery<Answer>) => Answer | undefined;
  /** Why a query failed, where it did. */
  readonly failure: (query: BoundQuery<unknown>) => unknown;
}

/** What lists a page's addresses; `fetch` throws where a call fails, and the sitemap keeps the list from before. */
interface SitemapParts {
  readonly setting: PageSetting;
  readonly fetch: <Answer>(query: BoundQuery<Answer>) => Promise<Answer | undefined>;
}

/** What every page may say of itself. */
export interface PageExtras<View> {
  /** What widgets of other sections are given, as far as the address decides it. */
  readonly widgets?: (view: View) => readonly ShownWidget[];
  /** Further addresses for the sitemap: one for each thing of a list. */
  readonly addresses?: (parts: SitemapParts) => Promise<readonly string[]>;
  /** Its parts by `latePart`. */
  readonly late?: LateParts;
}

/** A page: what it needs of its address, which calls that makes, what it shows with them, and what it says of itself. */
export interface PageDefinition<Params, View, Q extends Queries> extends PageExtras<View> {
  /** Checks and types what the address says, in one place. Throws `notFound()` where it names nothing, `movedTo()` where that is elsewhere. */
  readonly address: (parts: AddressParts<Params>) => View;
  /** The calls of the first view, made side by side. */
  readonly queries: (view: View, setting: PageSetting) => Q;
  readonly View: Draws<ViewProps<View, Q>>;
  readonly meta?: (parts: MetaParts<View, Q>) => PageMeta;
  /**
   * Hears why a call of the first view failed, and may make another in its place. Throws `notFound()` where that says that
   * there is no such thing.
   */
  readonly onFailure?: (
    error: unknown,
    query: BoundQuery<unknown>,
    parts: PageProps<View, Q> & { readonly context: RemoteContext },
  ) => void | Promise<void>;
}

/** A page whose content is all in the section itself. */
export interface StaticPageDefinition {
  readonly View: Draws<object>;
  readonly meta?: (parts: { readonly setting: PageSetting; readonly t: Translate }) => PageMeta;
}

/** The shell loads and draws a page only where path and declared values match: its parameters are those of the declaration. */
const isMatched = <F extends Federation, Id extends PageId<F>>(_id: Id, params: unknown): params is PageParams<F, Id> =>
  typeof params === 'object' && params !== null;

/** Makes a page of the remote that `F` declares; `Id` is one of its routes. */
export const makePage = <F extends Federation, const Id extends PageId<F>, View, Q extends Queries>(
  id: Id,
  definition: PageDefinition<PageParams<F, Id>, View, Q>,
): RemotePage<Id> => {
  const { address, queries, View: Content, meta, onFailure, widgets, addresses, late = [] } = definition;

  const viewOf = (params: unknown, query: URLSearchParams, setting: PageSetting): View => {
    if (!isMatched<F, Id>(id, params)) throw new TypeError(`page ${id} was opened without parameters`);
    // In the order in which the server draws it, whatever the address says.
    const search = new URLSearchParams(query);
    search.sort();
    return address({ params, search, setting });
  };
  const propsOf = (params: unknown, query: URLSearchParams, setting: PageSetting): PageProps<View, Q> => {
    const view = viewOf(params, query, setting);
    return { view, queries: queries(view, setting) };
  };

  const Component = (): ReactElement => {
    const { lang, currency, today, goingTo } = useSite();
    const { pathname, search } = useLocation();
    const params = useParams();
    const props = useMemo(
      () => {
        const setting = { lang, currency, today };
        const shown = propsOf(params, new URLSearchParams(search), setting);
        const viewNow = (): View => {
          const next = goingTo?.();
          return next ? viewOf(next.params, new URLSearchParams(next.search), setting) : shown.view;
        };
        const link: LinkOf<View> = (make) => ({ href: make(shown.view), now: () => make(viewNow()) });
        return { ...shown, link };
      },
      // oxlint-disable-next-line exhaustive-deps -- the parameters are new with every drawing, and change with the path alone
      [pathname, search, lang, currency, today, goingTo],
    );
    return <Content {...props} />;
  };

  return {
    id,
    Component,
    load: async ({ context, params, url }) => {
      const props = propsOf(params, url.searchParams, context);
      const ours = Object.values(props.queries).filter(({ only }) => only === undefined || only === context.side);
      const [outcomes] = await Promise.all([
        Promise.all(ours.map(async (query) => ({ query, ...(await query.fetch(context)) }))),
        context.side === 'browser' ? prepareParts(late) : null,
      ]);
      for (const { query, error } of outcomes) {
        if (error !== undefined) await onFailure?.(error, query, { ...props, context });
      }
    },
    meta: ({ params, url, setting, state, t }) =>
      meta?.({
        ...propsOf(params, url.searchParams, setting),
        setting,
        t,
        answer: (query) => query.answerIn(state),
        failure: (query) => query.failureIn(state),
      }) ?? {},
    widgets: ({ context, params, url }) => widgets?.(propsOf(params, url.searchParams, context).view) ?? [],
    addresses: async (context) => {
      // A list that lacks what one call did not answer would pass for the whole one.
      const fetch = async <Answer,>(query: BoundQuery<Answer>): Promise<Answer | undefined> => {
        const { data, error } = await query.fetch(context);
        if (error !== undefined) throw new Error(`a call for the addresses of page ${id} failed`, { cause: error });
        return data;
      };
      return (await addresses?.({ setting: context, fetch })) ?? [];
    },
  };
};
