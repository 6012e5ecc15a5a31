import { ownPages, routes } from '../pages/routes';

/** An address that the audit opens, and whose it is. */
export interface Audited {
  readonly path: string;
  readonly slot: string;
  /** Whether search engines may list it: whose content depends on what only the browser knows, they may not. */
  readonly isListed: boolean;
}

const sections = process.env['CARAVAN_SECTIONS']?.split(',');

/** Whether the page in this slot is audited: `npm test -- --changed` names the sections that it is about. */
export const isAudited = ({ slot }: { readonly slot: string }): boolean =>
  sections?.some((name) => slot.startsWith(`${name}/`)) ?? true;

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
export const withViews = (half: 0 | 1): readonly Audited[] =>
  [...everyPage, ...views.filter((_view, place) => place % 2 === half)].filter(isAudited);
