/** A public page of this site: where it is, who fills its slot, and what its content is made of. */
export interface PageRoute {
  readonly path: string;
  readonly slot: string;
  /** One item of its data; none where the page shows no data. */
  readonly item: string;
  /** So many of them the first view holds at least. */
  readonly items: number;
  /** Whether search engines may list it. */
  readonly isListed: boolean;
  /** Address of the menu's entry that is marked there; null where there is no menu, or none of its entries leads there. */
  readonly entry: string | null;
  /** Calls, by their last part, that only the browser can make once it has taken over: they depend on what it keeps. */
  readonly later?: readonly string[];
}

/** Every page that a section owns. */
export const routes: readonly PageRoute[] = [
  {
    path: '/home',
    slot: 'marketplace/home',
    item: '#Catalogue a[href^="/car/model/detail/"]',
    items: 10,
    isListed: true,
    entry: '/home',
  },
  {
    path: '/detail/200035',
    slot: 'marketplace/vehicle',
    item: 'a[href^="/detail/"]',
    items: 8,
    isListed: true,
    entry: '/home#VehicleFinder',
  },
  {
    path: '/car/model/detail/100001',
    slot: 'marketplace/car',
    item: 'table tbody tr',
    items: 20,
    isListed: true,
    entry: '/home#Catalogue',
  },
  {
    path: '/friendship/402',
    slot: 'marketplace/advertiser',
    item: 'a[href^="tel:"], a[href^="mailto:"]',
    items: 2,
    isListed: true,
    entry: null,
  },
  {
    path: '/argument/detail/402',
    slot: 'marketplace/spec-sheet',
    item: 'table tbody tr',
    items: 10,
    isListed: true,
    entry: null,
  },
  {
    path: '/watch-list',
    slot: 'marketplace/watch-list',
    item: 'h1',
    items: 1,
    isListed: false,
    entry: '/watch-list',
    later: ['watchList'],
  },
  {
    path: '/download',
    slot: 'marketplace/downloads',
    item: 'a[href^="/media/downloads/"]',
    items: 3,
    isListed: true,
    entry: '/download',
  },
  {
    path: '/prize',
    slot: 'marketplace/prize',
    item: 'img',
    items: 3,
    isListed: true,
    entry: '/prize',
    later: ['prizeInfo'],
  },
  {
    path: '/sales/list',
    slot: 'statistics/sales',
    item: 'table tbody tr',
    items: 20,
    isListed: true,
    entry: '/sales/list',
  },
  { path: '/sales/sale', slot: 'ranking/ranking', item: 'ol > li', items: 10, isListed: true, entry: '/sales/sale' },
  { path: '/car', slot: 'colour-viewer/car', item: 'a[href^="/car/"]', items: 15, isListed: true, entry: null },
  { path: '/login', slot: 'account/login', item: 'input[type="email"]', items: 1, isListed: false, entry: null },
  { path: '/about-us', slot: 'pages/about', item: 'h2', items: 3, isListed: true, entry: '/about-us' },
  { path: '/service-support', slot: 'pages/dealers', item: 'h2', items: 3, isListed: true, entry: '/service-support' },
  {
    path: '/contacts-us',
    slot: 'pages/contacts',
    item: 'a[href^="mailto:"]',
    items: 1,
    isListed: true,
    entry: '/contacts-us',
  },
  { path: '/privacy', slot: 'pages/privacy', item: 'h2', items: 14, isListed: true, entry: null },
  { path: '/help', slot: 'pages/help', item: 'h2', items: 3, isListed: true, entry: '/help' },
  { path: '/help/how-it-works', slot: 'pages/access', item: 'h2', items: 3, isListed: true, entry: '/help' },
];

/** The shell's own pages besides: the state of the site, and an address that leads nowhere. */
export const ownPages = ['/test', '/nowhere'] as const;

export const languages = ['en', 'ge'] as const;

/** The code of a language in HTML. */
export const htmlLang = { en: 'en', ge: 'ka' } as const;
