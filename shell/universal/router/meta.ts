import type { Breadcrumb, PageMeta, RemotePage, Translate } from '@caravan/shared/contracts';
import { withoutBreaks } from '@caravan/shared/format';
import type { PageFailure } from './loadPage';
import type { RouteMatch } from './routes';
import type { Remotes } from '../remotes/remotes';
import type { Texts } from '../texts/TextsContext';

/** The site's name, at the end of every title. */
export const SITE_NAME = 'Caravan';

export interface ResolvedMeta {
  readonly title: string;
  /** The last breadcrumb. */
  readonly name: string;
  /** The path of the canonical address, if it is not that of the page. */
  readonly canonicalPath?: string | undefined;
  /** The part of the query that belongs to the canonical address. */
  readonly canonicalSearch: string;
  readonly description: string;
  readonly image: string | null;
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly jsonLd: readonly object[];
  readonly status?: PageMeta['status'];
}

export interface MetaOptions {
  readonly remotes: Remotes;
  readonly match: RouteMatch | null;
  /** How the load of the page failed. Its own code is not called then. */
  readonly failure?: PageFailure | null;
  readonly url: URL;
  readonly state: unknown;
  readonly textsOf: Texts;
}

/** Titles of the pages that no remote owns: the shell's own, and not found. */
const shellTitle = (textsOf: Texts, pathname: string): string =>
  textsOf('shell')(pathname === '/test' ? 'test.title' : 'layout.notFound.title');

const pageOf = ({ remotes, match, failure }: MetaOptions): RemotePage | null => {
  if (!match || failure) return null;
  const state = remotes.state(match.slot);
  return state.status === 'ready' && 'page' in state.part ? state.part.page : null;
};

/** Returns the meta that a page's code makes from its data. Empty before the code is loaded, and for a failed page. */
const ownMeta = (options: MetaOptions): PageMeta => {
  const { remotes, match, url, state, textsOf } = options;
  const { lang, currency, country, today } = remotes.manifest;
  const translate = textsOf(match?.remote.name ?? 'shell');
  const t: Translate = (key, values) => withoutBreaks(translate(key, values));
  const setting = { lang, currency, country, today };
  return pageOf(options)?.meta({ params: match?.params ?? {}, url, state, t, setting }) ?? {};
};

/** Returns the h1 of a page: from its data, or else from its declaration. */
export const headingOf = (options: MetaOptions): string | undefined =>
  ownMeta(options).heading ?? options.match?.route.title;

/** Returns title, description and so on of a page: from its data, or else from its declaration. */
export const metaOf = (options: MetaOptions): ResolvedMeta => {
  const { match, url, textsOf } = options;
  const meta = ownMeta(options);
  const title = meta.title ?? match?.route.title ?? shellTitle(textsOf, url.pathname);
  return {
    title: title === SITE_NAME ? title : `${title} — ${SITE_NAME}`,
    name: meta.name ?? title,
    canonicalPath: meta.canonicalPath,
    canonicalSearch: meta.canonicalSearch ?? '',
    description: meta.description ?? match?.route.description ?? '',
    image: meta.image ?? null,
    breadcrumbs: meta.breadcrumbs ?? [],
    jsonLd: meta.jsonLd ?? [],
    ...(meta.status ? { status: meta.status } : {}),
  };
};
