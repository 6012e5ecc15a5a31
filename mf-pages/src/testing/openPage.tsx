import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Language, PageMeta, RemotePage } from '@caravan/shared/contracts';
import { SiteContext, type Site } from '@caravan/shared/site';
import { metaOf as metaAt, testSite, translateBy } from '@caravan/shared/testing';
import english from '../locales/en.json';
import georgian from '../locales/ge.json';
import partnersEnglish from '../pages/PartnersPage/locales/en.json';
import partnersGeorgian from '../pages/PartnersPage/locales/ge.json';
import privacyEnglish from '../pages/PrivacyPage/locales/en.json';
import privacyGeorgian from '../pages/PrivacyPage/locales/ge.json';

/** All texts of the remote. In a browser the texts of a page load with the page. */
export const texts = {
  en: { ...english, ...partnersEnglish, ...privacyEnglish },
  ge: { ...georgian, ...partnersGeorgian, ...privacyGeorgian },
} as const;

/** Wraps a page as the host does, for rendering in a browser or on a server. */
export const hosted = (page: RemotePage, lang: Language, site: Partial<Site> = {}, address = '/'): ReactElement => {
  const t = translateBy(texts[lang], lang);
  const router = createMemoryRouter([{ path: '*', Component: page.Component }], {
    initialEntries: [address],
  });
  return (
    <SiteContext value={testSite({ lang, texts: () => t, ...site })}>
      <RouterProvider router={router} />
    </SiteContext>
  );
};

/** Renders a page and returns its container. */
export const openPage = (page: RemotePage, lang: Language = 'en', site: Partial<Site> = {}): HTMLElement =>
  render(hosted(page, lang, site)).container;

/** Returns the metadata of a page. */
export const metaOf = (page: RemotePage, lang: Language): PageMeta => metaAt(page, 'pages', texts[lang], { lang });
