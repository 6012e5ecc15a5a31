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

const remotes = process.env['CARAVAN_REMOTES']?.split(',');

/** True if every remote is audited. */
export const isWholeSite = remotes === undefined;

/** This page loads widgets like a partner's page. `alone/partnerWidgets` tests them. */
const tagPage = 'pages/tag';

/** Returns whether the page in this slot is audited. `npm test -- --changed` names the changed remotes. */
export const isAudited = ({ slot }: { readonly slot: string }): boolean =>
  slot !== tagPage && (remotes?.some((name) => slot.startsWith(`${name}/`)) ?? true);

/** Every page of the site, once. */
export const everyPage: readonly AuditedPage[] = [
  ...routes.map(({ path, slot, isListed, isFramed }): AuditedPage => ({ path, slot, isListed, isFramed })),
  ...ownPages.map((path): AuditedPage => ({ path, slot: 'shell', isListed: false, isFramed: false })),
].filter(isAudited);

const firstPages = firstOfEachRemote(everyPage);

/** Returns whether a page is the first of its remote. Only on these pages the audit checks the layout, which all pages share. */
export const isFirstOfRemote = ({ path, slot }: Pick<AuditedPage, 'path' | 'slot'>): boolean =>
  firstPages.get(slot.split('/', 1)[0] ?? '')?.path === path;

/** Further addresses of the pages. The list has one page if there are none, because jest refuses empty tables. */
export const furtherViews = (): readonly AuditedPage[] => {
  const found = routes
    .flatMap(({ slot, isListed, isFramed, views }) =>
      views.map((path): AuditedPage => ({ path, slot, isListed, isFramed })),
    )
    .filter(isAudited);
  return found.length > 0 ? found : everyPage.slice(0, 1);
};
