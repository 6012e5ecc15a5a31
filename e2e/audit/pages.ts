import { ownPages, routes } from '../pages/routes';

/** An address that the audit opens, and whose it is. */
export interface Audited {
  readonly path: string;
  readonly slot: string;
  /** Whether search engines may list it: whose content depends on what only the browser knows, they may not. */
  readonly isListed: boolean;
}

/** Every page of the site, once. */
export const everyPage: readonly Audited[] = [
  ...routes.map(({ path, slot, isListed }): Audited => ({ path, slot, isListed })),
  ...ownPages.map((path): Audited => ({ path, slot: 'shell', isListed: false })),
];

/** Every second one of the further views that pages have: between the first half and the other all are there. */
export const furtherViews = (half: 0 | 1): readonly Audited[] =>
  routes
    .flatMap(({ slot, isListed, views }) => views.map((path): Audited => ({ path, slot, isListed })))
    .filter((_view, place) => place % 2 === half);
