import { act, render } from '@testing-library/react';
import { SiteContext, type Site } from '@caravan/shared/site';
import { testSite, translateBy } from '@caravan/shared/testing';
import type { Language } from '@caravan/shared/contracts';
import { testRouter } from '@caravan/shell/testing';
import en from '../locales/en.json';
import ge from '../locales/ge.json';
import { page } from '../pages/CarPage/CarPage';

/** Renders the page at an address. Resolves with the current address and the toasts. */
export const renderCar = async (address: string, lang: Language = 'en') => {
  const t = translateBy(lang === 'ge' ? ge : en, lang);
  const { view, currentAddress } = testRouter(address, { path: '/car/:id?' });
  const toast = jest.fn<void, Parameters<Site['toast']>>();
  const site = testSite({ lang, toast, texts: () => t });
  // Pictures report later that they are decoded.
  await act(async () => {
    render(<SiteContext value={site}>{view(<page.Component />)}</SiteContext>);
    await Promise.resolve();
  });
  return { currentAddress, toast };
};
