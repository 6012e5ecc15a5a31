import { ownPages, routes } from '../pages/routes';

/** An address that the audit opens, and whose it is. */
export interface Audited {
  readonly path: string;
  readonly slot: string;
  /** Whether search engines may list it: whose content depends on what only the browser knows, they may not. */
  readonly isListed: boolean;
}

const own = ownPages.map((path): Audited => ({ path, slot: 'shell', isListed: false }));
const views = routes.flatMap(({ slot, isListed, views: further }) =>
  further.map((path): Audited => ({ path, slot, isListed })),
);

/** Every page of the site, once. */
const everyPage: readonly Audited[] = [
  ...routes.map(({ path, slot, isListed }): Audited => ({ path, slot, isListed })),
  ...own,
];

/** Every page, and of the further views that pages have every second one: between the first half and the other all are there. */
export const withViews = (half: 0 | 1): readonly Audited[] => [
  ...everyPage,
  ...views.filter((_view, place) => place % 2 === half),
];
