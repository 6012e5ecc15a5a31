import type { RemoteModule } from '@caravan/shared/contracts';
import { storePart } from '@caravan/shared/store';
import { statisticsApi } from './api/statisticsApi';

export const remote: RemoteModule = {
  texts: {
    en: () => import(/* webpackChunkName: "text-en" */ './locales/en.json'),
    ge: () => import(/* webpackChunkName: "text-ge" */ './locales/ge.json'),
  },
  parts: [storePart(statisticsApi)],
  pages: {
    sales: () => import(/* webpackChunkName: "page-sales" */ './pages/SalesPage/SalesPage'),
  },
  widgets: {
    DataInsights: () => import(/* webpackChunkName: "widget-DataInsights" */ './widgets/DataInsights/DataInsights'),
  },
};
