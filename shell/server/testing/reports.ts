import type { VisitorKind } from '../../universal/remotes/visitorKind';

/** A visitor who reads English, has signed in nowhere and opened one page. */
export const anyVisitor: VisitorKind = { lang: 'en', width: 'wide', isSignedIn: false, hasMoved: false, route: null };

/** A visitor of the page of ranking who differs from `anyVisitor` in language, width and account. */
export const georgianVisitor: VisitorKind = {
  ...anyVisitor,
  lang: 'ge',
  width: 'narrow',
  isSignedIn: true,
  route: 'ranking/home',
};

/** Returns the token of a page view that the headers of a page name. */
export const viewIn = (headers: Readonly<Record<string, unknown>>): string =>
  /view;dur=1;desc="([^"]+)"/.exec(String(headers['server-timing']))?.[1] ?? '';
