// What sections and shell use of i18next, and so what the site shares.
export { I18nextProvider, useTranslation } from 'react-i18next';
