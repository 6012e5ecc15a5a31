import type { RemoteModule } from '@caravan/shared/contracts';
import { storePart } from '@caravan/shared/store';
import { marketplaceApi } from './api/marketplaceApi';

export const remote: RemoteModule = {
  texts: {
    en: () => import(/* webpackChunkName: "text-en" */ './locales/en.json'),
    ge: () => import(/* webpackChunkName: "text-ge" */ './locales/ge.json'),
  },
  partTexts: {
    home: {
      en: () => import(/* webpackChunkName: "text-home-en" */ './pages/HomePage/locales/en.json'),
      ge: () => import(/* webpackChunkName: "text-home-ge" */ './pages/HomePage/locales/ge.json'),
    },
    vehicle: {
      en: () => import(/* webpackChunkName: "text-vehicle-en" */ './pages/VehiclePage/locales/en.json'),
      ge: () => import(/* webpackChunkName: "text-vehicle-ge" */ './pages/VehiclePage/locales/ge.json'),
    },
    advertiser: {
      en: () => import(/* webpackChunkName: "text-advertiser-en" */ './pages/AdvertiserPage/locales/en.json'),
      ge: () => import(/* webpackChunkName: "text-advertiser-ge" */ './pages/AdvertiserPage/locales/ge.json'),
    },
    'spec-sheet': {
      en: () => import(/* webpackChunkName: "text-spec-sheet-en" */ './pages/SpecSheetPage/locales/en.json'),
      ge: () => import(/* webpackChunkName: "text-spec-sheet-ge" */ './pages/SpecSheetPage/locales/ge.json'),
    },
    car: {
      en: () => import(/* webpackChunkName: "text-car-en" */ './pages/CarPage/locales/en.json'),
      ge: () => import(/* webpackChunkName: "text-car-ge" */ './pages/CarPage/locales/ge.json'),
    },
    'watch-list': {
      en: () => import(/* webpackChunkName: "text-watch-list-en" */ './pages/WatchListPage/locales/en.json'),
      ge: () => import(/* webpackChunkName: "text-watch-list-ge" */ './pages/WatchListPage/locales/ge.json'),
    },
    downloads: {
      en: () => import(/* webpackChunkName: "text-downloads-en" */ './pages/DownloadsPage/locales/en.json'),
      ge: () => import(/* webpackChunkName: "text-downloads-ge" */ './pages/DownloadsPage/locales/ge.json'),
    },
    prize: {
      en: () => import(/* webpackChunkName: "text-prize-en" */ './pages/PrizePage/locales/en.json'),
      ge: () => import(/* webpackChunkName: "text-prize-ge" */ './pages/PrizePage/locales/ge.json'),
    },
  },
  parts: [storePart(marketplaceApi)],
  pages: {
    home: () => import(/* webpackChunkName: "page-home" */ './pages/HomePage/HomePage'),
    vehicle: () => import(/* webpackChunkName: "page-vehicle" */ './pages/VehiclePage/VehiclePage'),
    advertiser: () => import(/* webpackChunkName: "page-advertiser" */ './pages/AdvertiserPage/AdvertiserPage'),
    'spec-sheet': () => import(/* webpackChunkName: "page-spec-sheet" */ './pages/SpecSheetPage/SpecSheetPage'),
    car: () => import(/* webpackChunkName: "page-car" */ './pages/CarPage/CarPage'),
    'watch-list': () => import(/* webpackChunkName: "page-watch-list" */ './pages/WatchListPage/WatchListPage'),
    downloads: () => import(/* webpackChunkName: "page-downloads" */ './pages/DownloadsPage/DownloadsPage'),
    prize: () => import(/* webpackChunkName: "page-prize" */ './pages/PrizePage/PrizePage'),
  },
  widgets: {},
};
