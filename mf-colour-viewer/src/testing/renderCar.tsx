import { act, render } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import en from '../locales/en.json';
import { page } from '../pages/CarPage/CarPage';

/** The page at an address, in English; resolves with the router to ask where it is. */
export const renderCar = async (address: string) => {
  const texts = createInstance();
  await texts.use(initReactI18next).init({
    lng: 'en',
    resources: { en: { 'colour-viewer': en } },
    interpolation: { escapeValue: false },
  });
  const router = createMemoryRouter([{ path: '/car/:id?', Component: page.Component }], {
    initialEntries: ['/home', address],
  });
  // Pictures report later that they are decoded.
  await act(async () => {
    render(
      <I18nextProvider i18n={texts}>
        <RouterProvider router={router} />
      </I18nextProvider>,
    );
    await Promise.resolve();
  });
  return router;
};
