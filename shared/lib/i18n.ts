// What sections and shell use of i18next, and so what the site shares.
export { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
