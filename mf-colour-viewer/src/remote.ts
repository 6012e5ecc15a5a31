import type { RemoteModule } from '@caravan/shared/contracts';

export const remote: RemoteModule = {
  texts: {
    en: () => import(/* webpackChunkName: "text-en" */ './locales/en.json'),
    ge: () => import(/* webpackChunkName: "text-ge" */ './locales/ge.json'),
  },
  parts: [],
  pages: {
    car: () => import(/* webpackChunkName: "page-car" */ './pages/CarPage/CarPage'),
  },
  widgets: {},
};
