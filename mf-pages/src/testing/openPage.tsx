import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Language, PageMeta, RemotePage } from '@caravan/shared/contracts';
import { SiteContext, type Site } from '@caravan/shared/site';
import { metaOf as metaAt, testSite, testTexts } from '@caravan/shared/testing';
import english from '../locales/en.json';
import georgian from '../locales/ge.json';

/** A page as the host draws it, to be rendered in a browser or on a server. */
export const hosted = (page: RemotePage, lang: Language, site: Partial<Site> = {}): ReactElement => {
  const router = createMemoryRouter([{ path: '*', Component: page.Component }]);
  return (
    <I18nextProvider i18n={testTexts('pages', lang === 'ge' ? georgian : english, lang)}>
      <SiteContext value={testSite({ lang, ...site })}>
        <RouterProvider router={router} />
      </SiteContext>
    </I18nextProvider>
  );
};

/** Draws a page; gives the element that holds it. */
export const openPage = (page: RemotePage, lang: Language = 'en', site: Partial<Site> = {}): HTMLElement =>
  render(hosted(page, lang, site)).container;

/** What a page says of itself to search engines. */
export const metaOf = (page: RemotePage, lang: Language): PageMeta =>
  metaAt(page, 'pages', lang === 'ge' ? georgian : english, { lang });
