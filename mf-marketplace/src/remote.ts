import type { RemoteModule } from '@caravan/shared/contracts';
import { storePart } from '@caravan/shared/store';
import { marketplaceApi } from './api/marketplaceApi';

export const remote: RemoteModule = {
  texts: {
    en: () => import(/* webpackChunkName: "text-en" */ './locales/en.json'),
    ge: () => import(/* webpackChunkName: "text-ge" */ './locales/ge.json'),
  },
  parts: [storePart(marketplaceApi)],
  pages: {
    home: () => import(/* webpackChunkName: "page-home" */ './pages/HomePage/HomePage'),
  },
  widgets: {},
};
