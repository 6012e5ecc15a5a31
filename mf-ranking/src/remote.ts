import type { RemoteModule } from '@caravan/shared/contracts';
import { storePart } from '@caravan/shared/store';
import { rankingApi } from './api/rankingApi';

export const remote: RemoteModule = {
  texts: {
    en: () => import(/* webpackChunkName: "text-en" */ './locales/en.json'),
    ge: () => import(/* webpackChunkName: "text-ge" */ './locales/ge.json'),
  },
  parts: [storePart(rankingApi)],
  pages: {
    ranking: () => import(/* webpackChunkName: "page-ranking" */ './pages/RankingPage/RankingPage'),
  },
  widgets: {},
};
