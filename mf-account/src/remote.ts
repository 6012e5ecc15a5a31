import type { RemoteModule } from '@caravan/shared/contracts';
import { storePart } from '@caravan/shared/store';
import { accountApi } from './api/accountApi';

export const remote: RemoteModule = {
  texts: {
    en: () => import(/* webpackChunkName: "text-en" */ './locales/en.json'),
    ge: () => import(/* webpackChunkName: "text-ge" */ './locales/ge.json'),
  },
  parts: [storePart(accountApi)],
  pages: {
    login: () => import(/* webpackChunkName: "page-login" */ './pages/LoginPage/LoginPage'),
  },
  widgets: {
    LoginModal: () => import(/* webpackChunkName: "widget-LoginModal" */ './widgets/LoginModal/LoginModal'),
  },
};
