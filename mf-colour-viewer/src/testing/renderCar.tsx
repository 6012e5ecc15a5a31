import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SiteContext, type Site } from '@caravan/shared/site';
import { testSite, translateBy } from '@caravan/shared/testing';
import en from '../locales/en.json';
import { page } from '../pages/CarPage/CarPage';

/** The page at an address, in English; resolves with the router, to ask where it is, and the toasts. */
export const renderCar = async (address: string) => {
  const t = translateBy(en);
  const router = createMemoryRouter([{ path: '/car/:id?', Component: page.Component }], {
    initialEntries: ['/home', address],
  });
  const toast = jest.fn<void, Parameters<Site['toast']>>();
  const site = testSite({ toast, texts: () => t });
  // Pictures report later that they are decoded.
  await act(async () => {
    render(
      <SiteContext value={site}>
        <RouterProvider router={router} />
      </SiteContext>,
    );
    await Promise.resolve();
  });
  return { router, toast };
};
