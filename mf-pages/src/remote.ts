import type { RemoteModule } from '@caravan/shared/contracts';

export const remote: RemoteModule = {
  texts: {
    en: () => import(/* webpackChunkName: "text-en" */ './locales/en.json'),
    ge: () => import(/* webpackChunkName: "text-ge" */ './locales/ge.json'),
  },
  parts: [],
  pages: {
    about: () => import(/* webpackChunkName: "page-about" */ './pages/AboutPage/AboutPage'),
    dealers: () => import(/* webpackChunkName: "page-dealers" */ './pages/DealersPage/DealersPage'),
    contacts: () => import(/* webpackChunkName: "page-contacts" */ './pages/ContactsPage/ContactsPage'),
    privacy: () => import(/* webpackChunkName: "page-privacy" */ './pages/PrivacyPage/PrivacyPage'),
    help: () => import(/* webpackChunkName: "page-help" */ './pages/HelpPage/HelpPage'),
    access: () => import(/* webpackChunkName: "page-access" */ './pages/AccessPage/AccessPage'),
  },
  widgets: {},
};
