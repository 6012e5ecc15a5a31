import { createContext, useContext, type Context, type ReactNode } from 'react';
import type { Country, EventType, UserInfo } from '../contracts/calls';
import type { EmbedDeclaration, SiteDialog, Slot, PageSetting } from '../contracts/federation';
import type { Market } from '../contracts/language';
import type { Translate } from '../contracts/remote';

export interface ToastRequest {
  readonly text: string;
  readonly tone: 'info' | 'success' | 'error';
  /** Subject of the message. It replaces an earlier message with the same subject. */
  readonly about?: string;
}

/** Texts that every remote needs, in the language of the page. */
export interface SiteWords {
  readonly loading: string;
  readonly retry: string;
  /** The title of a message about a part whose code did not arrive. */
  readonly unavailable: string;
  /** Advice after a failed call. */
  readonly advice: string;
}

/**
 * Whether prices are visible: `noLogin` without a session, `noPrice` for users of level 1, `full` for all others
 * (SHELL-16).
 */
export type PriceAccess = 'noLogin' | 'noPrice' | 'full';

/**
 * The session. `unknown` on the server, and until hydration if a token is stored: it renders the same as `out`. `in`
 * with `user` null while the user of a stored token loads.
 */
export interface SiteSession {
  readonly status: 'unknown' | 'out' | 'in';
  readonly user: UserInfo | null;
  readonly countries: readonly Country[];
  readonly priceAccess: PriceAccess;
}

/** Visitor data that calls send (SHELL-9, SHELL-10). */
export interface Visitor {
  readonly clientId: string;
  readonly identityId?: string;
}

/** Properties of an event beside its type (TRK-2). */
export type TrackExtra = Readonly<Record<string, string | number | null>>;

/**
 * Records an event for the current page, or for the page at `address`, which the visitor may have left. Never throws. The
 * function is the same for the whole page view.
 */
export type Track = (type: EventType, extra: TrackExtra, address?: string) => void;

/** A page that partners may embed, as its remote declares it. */
export interface Embeddable extends EmbedDeclaration {
  readonly remote: string;
  readonly title: string;
  /** Its path pattern, for example `/sales/:id`. */
  readonly path: string;
  /** Whether it can also be framed. */
  readonly framed: boolean;
}

/**
 * A queue of clicks and changes in a part of the page whose code is loading. React does not replay events in a part that it
 * cannot hydrate yet.
 */
export interface EventQueue {
  /** Starts queueing. A ref of the element around that part. */
  readonly note: (element: HTMLElement | null) => () => void;
  /** Stops queueing and replays the events. */
  readonly take: () => void;
}

/** The latest address of a page, which may still be loading or rendering. */
export interface LatestAddress {
  readonly params: Readonly<Record<string, string | undefined>>;
  /** The query with its `?`. Empty if there is none. */
  readonly search: string;
}

/** Services of the host (shell or partner's page) for every remote. */
export interface Site extends PageSetting {
  /** Saves the country of import and reloads the page. Absent where it is fixed: in frames and in pages of partners. */
  readonly chooseCountry?: (country: Market) => void;
  /**
   * The page is framed by another site. The browser does not hydrate it, so controls that need React are left out.
   */
  readonly framed?: boolean;
  /** A page of a partner shows this one in its own document. Nothing goes into its storage. */
  readonly embedded?: boolean;
  readonly words: SiteWords;
  readonly session: SiteSession;
  /** Called at the time of a call, because the identity can arrive after the page. Browser only. */
  readonly visitor: () => Visitor;
  /** Unix milliseconds, corrected by the server's clock. */
  readonly now: () => number;
  /** Starts the session of a sign-in answer. */
  readonly signedIn: (answer: { readonly token: string; readonly userInfo: UserInfo }) => void;
  /** Updates the user of the session. Ignores another user, whose session has ended. */
  readonly userChanged: (user: UserInfo) => void;
  /** Loads the session's user after a failure. Resolves with whether it succeeded. Absent in pages of partners. */
  readonly loadUser?: () => Promise<boolean | undefined>;
  /** Ends the session and goes to /login. */
  readonly signOut: () => void;
  readonly open: (dialog: SiteDialog) => void;
  /** Shows a toast. The same text is not shown twice at once. */
  readonly toast: (request: ToastRequest) => void;
  /** Texts of a remote in the page's language. Returns the same function for the same name. */
  readonly texts: (remote: string) => Translate;
  /** Public origin of the site, for addresses that leave it. */
  readonly origin: string;
  /** Pages that partners may embed. Empty in a partner's page. */
  readonly embeddable: readonly Embeddable[];
  /** Absent where the host records no events. Remotes use it through shared/tracking. */
  readonly track?: Track;
  /** Gets the message of a failed call, as the visitor reads it. Returns a function to call when the failure is over. */
  readonly callFailed?: (failure: string) => (() => void) | undefined;
  /**
   * The latest address of the current page. A further choice is added to it. Also set when nothing loads: compare it, do not test it
   * for null. Null if the visitor goes to another page. Call it on a click, not while rendering. Absent on the server.
   */
  readonly goingTo?: () => LatestAddress | null;
  /** Queues the clicks and changes in a lazy part until it hydrates (`lazyPart`). Absent where the host does not hydrate. */
  readonly holdPresses?: () => EventQueue;
  /** Renders a widget of another remote with its props. Shows `fallback` until it has loaded and if it fails. */
  readonly renderWidget: (slot: Slot, widgetProps: unknown, fallback: ReactNode) => ReactNode;
}

const key = Symbol.for('caravan.site');

declare global {
  /** Everything that the site stores on `globalThis`, in its own pages and in those of partners. */
  interface CaravanGlobal {
    [key]?: Context<Site | null>;
  }
  var __caravan: CaravanGlobal | undefined;
}

/**
 * Each remote bundles its own copy of this file, and all of them must use one context. It is stored on `globalThis`,
 * which also works on the server, where remotes are plain modules.
 */
const siteContext = (): Context<Site | null> => {
  const holder = (globalThis.__caravan ??= {});
  return (holder[key] ??= createContext<Site | null>(null));
};

export const SiteContext: Context<Site | null> = siteContext();

/** The services of the host. Throws outside of a host. */
export const useSite = (): Site => {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite() needs a host: render inside <SiteContext value>');
  return site;
};

/** Texts of a remote: `t('key', values)`. */
export const useTexts = (remote: string): Translate => useSite().texts(remote);
