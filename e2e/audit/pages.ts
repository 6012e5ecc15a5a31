import { firstOfEachRemote, ownPages, routes } from '../pages/routes';

/** An address that the audit opens, and the slot of its page. */
export interface AuditedPage {
  readonly path: string;
  readonly slot: string;
  /** True if search engines may list it. They may not if its content depends on the browser. */
  readonly isListed: boolean;
  /** True if it is for frames, without the layout. */
  readonly isFramed: boolean;
}

/** Returns whether the page in this slot is audited. The page `tag` loads widgets like a partner's page, which `alone/partnerWidgets` tests. */
export const isAudited = ({ slot }: { readonly slot: string }): boolean => slot !== 'pages/tag';

/** Every page of the site, once. */
export const everyPage: readonly AuditedPage[] = [
  ...routes,
  ...ownPages.map((path): AuditedPage => ({ path, slot: 'shell', isListed: false, isFramed: false })),
].filter(isAudited);

const firstPages = firstOfEachRemote(everyPage);

/** Returns whether a page is the first of its remote. Only on these pages the audit checks the layout, which all pages share. */
export const isFirstOfRemote = ({ path, slot }: Pick<AuditedPage, 'path' | 'slot'>): boolean =>
  firstPages.get(slot.split('/', 1)[0] ?? '')?.path === path;

/** Further addresses of the pages. */
export const furtherViews: readonly AuditedPage[] = routes.flatMap(({ slot, isListed, isFramed, views }) =>
  views.map((path) => ({ path, slot, isListed, isFramed })),
);
