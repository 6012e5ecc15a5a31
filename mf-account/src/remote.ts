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
    Profile: () => import(/* webpackChunkName: "widget-Profile" */ './widgets/Profile/Profile'),
    Feedback: () => import(/* webpackChunkName: "widget-Feedback" */ './widgets/Feedback/Feedback'),
    ContactForm: () => import(/* webpackChunkName: "widget-ContactForm" */ './widgets/ContactForm/ContactForm'),
    Prompt: () => import(/* webpackChunkName: "widget-Prompt" */ './widgets/Prompt/Prompt'),
  },
};
