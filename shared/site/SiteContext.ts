import { createContext, useContext, type Context, type ReactNode } from 'react';
import type { Country, EventType, UserInfo } from '../contracts/calls';
import type { EmbedDeclaration, PageSetting, SiteDialog, Slot } from '../contracts/federation';
import type { Translate } from '../contracts/remote';

export interface ToastRequest {
  readonly text: string;
  readonly tone: 'info' | 'success' | 'error';
  /** What it is about: it takes the place of an earlier message about the same. */
  readonly about?: string;
}

/** Words that every section needs, in the language of the page. */
export interface SiteWords {
  readonly loading: string;
  readonly retry: string;
  /** What a visitor can do about a call that failed. */
  readonly advice: string;
}

/** Whether prices are for this visitor: `noLogin` nobody is signed in, `noPrice` users of level 1, `full` everybody else (SHELL-16). */
export type PriceAccess = 'noLogin' | 'noPrice' | 'full';

/**
 * Who is signed in. `unknown` on the server, and where a token is stored until the browser has taken the page over, for
 * which it must draw the same as for `out`; `in` with `user` null while a stored token's user is being asked for.
 */
export interface SiteSession {
  readonly status: 'unknown' | 'out' | 'in';
  readonly user: UserInfo | null;
  readonly countries: readonly Country[];
  readonly priceAccess: PriceAccess;
}

/** What calls send of a visitor (SHELL-9, SHELL-10). */
export interface Visitor {
  readonly clientId: string;
  readonly identityId?: string;
}

/** What an event says beside its type, by name (TRK-2). */
export type TrackExtra = Readonly<Record<string, string | number | null>>;

/**
 * Notes an event for the statistics: of the page that is shown, or of the one at the address `at`, which may be left
 * already. Never throws and answers nothing. The same function for the whole life of a page.
 */
export type Track = (type: EventType, extra: TrackExtra, at?: string) => void;

/** A page that partners may show within theirs, as its section declares it. */
export interface Embeddable extends EmbedDeclaration {
  /** The section that it is of. */
  readonly remote: string;
  readonly title: string;
  /** Its path pattern on the site, for example `/sales/:id`. */
  readonly path: string;
  /** It may stand in a frame as well. */
  readonly framed: boolean;
}

/** What is pressed in a part of the page whose code is on its way: React keeps no press for what it cannot take over yet. */
export interface HeldPresses {
  /** Begins to note, as the `ref` of an element around that part. */
  readonly note: (place: HTMLElement | null) => () => void;
  /** Ends it, and makes them again. */
  readonly take: () => void;
}

/** What an address says to its page. */
export interface PageAddress {
  readonly params: Readonly<Record<string, string | undefined>>;
  /** The query with its `?`; empty for none. */
  readonly search: string;
}

/** What the host (shell, or a partner's page) gives to every section. */
export interface Site extends PageSetting {
  /** The page stands in a frame of another site: React draws it on the server and answers nothing, so that what needs it is left out. */
  readonly framed?: boolean;
  readonly words: SiteWords;
  readonly session: SiteSession;
  /** Asked for at the moment of a call: identity can come later than the page. In the browser only. */
  readonly visitor: () => Visitor;
  /** Unix milliseconds: the server's, where the visitor's clock is wrong. */
  readonly now: () => number;
  /** Takes over what a sign-in call answered. */
  readonly signedIn: (answer: { readonly token: string; readonly userInfo: UserInfo }) => void;
  /** Takes over a user's changed data. */
  readonly userChanged: (user: UserInfo) => void;
  /** Ends the session and goes to /login. */
  readonly signOut: () => void;
  readonly open: (dialog: SiteDialog) => void;
  /** Shows a message; the same text is not shown twice at once. */
  readonly toast: (request: ToastRequest) => void;
  /** The texts of a section in the page's language, as `useTexts` gives them. The same function for the same name. */
  readonly texts: (section: string) => Translate;
  /** Where visitors open the site: what stands in addresses that leave it. */
  readonly origin: string;
  /** What partners may embed; empty in a partner's page. */
  readonly embeddable: readonly Embeddable[];
  /** Absent where the host keeps no statistics; sections use it through shared/tracking. */
  readonly track?: Track;
  /** Hears of a call that failed, in the words that a visitor reads. Absent where nobody asks. */
  readonly callFailed?: (failure: string) => void;
  /**
   * The address that is being loaded, where it is another of the page that is shown, else null: what a further choice is
   * added to. To be asked at a press, not while rendering. Absent on the server.
   */
  readonly goingTo?: () => PageAddress | null;
  /** Notes presses for a part whose code comes late (`latePart`). Absent where the host takes no page over. */
  readonly holdPresses?: () => HeldPresses;
  /** Renders another section's widget with what it is given, `fallback` until it is there and where it cannot be had. */
  readonly renderWidget: (slot: Slot, given: unknown, fallback: ReactNode) => ReactNode;
}

const key = Symbol.for('caravan.site');

declare global {
  /** All that the site has on `globalThis`, in its own pages and in those of partners. */
  interface CaravanGlobal {
    [key]?: Context<Site | null>;
  }
  var __caravan: CaravanGlobal | undefined;
}

/**
 * Every remote bundles its own copy of this file, and they all must meet in one context: it lives on `globalThis`,
 * which also holds on the server, where remotes are plain modules and not federated.
 */
const siteContext = (): Context<Site | null> => {
  const holder = (globalThis.__caravan ??= {});
  return (holder[key] ??= createContext<Site | null>(null));
};

export const SiteContext: Context<Site | null> = siteContext();

/** The host's services. Throws outside a host, which is a mistake of the program. */
export const useSite = (): Site => {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite() needs a host: render inside <SiteContext value>');
  return site;
};

/** The texts of a section, by its name: `t('key', values)`. */
export const useTexts = (section: string): Translate => useSite().texts(section);
