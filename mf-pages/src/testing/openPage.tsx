import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Language, PageMeta, RemotePage } from '@caravan/shared/contracts';
import { SiteContext, type Site } from '@caravan/shared/site';
import { metaOf as metaAt, testSite, translateBy } from '@caravan/shared/testing';
import { serverView, testRouter } from '@caravan/shell/testing';
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

const hosted = (view: ReactElement, lang: Language, site: Partial<Site>) => {
  const t = translateBy(texts[lang], lang);
  return <SiteContext value={testSite({ lang, texts: () => t, ...site })}>{view}</SiteContext>;
};

/** Returns a page at an address as the server renders it. */
export const serverPage = (page: RemotePage, lang: Language, site: Partial<Site> = {}, address = '/') =>
  hosted(serverView(<page.Component />, address), lang, site);

/** Renders a page and returns its container. */
export const openPage = (page: RemotePage, lang: Language = 'en', site: Partial<Site> = {}): HTMLElement =>
  render(hosted(testRouter('/').view(<page.Component />), lang, site)).container;

export const metaOf = (page: RemotePage, lang: Language): PageMeta => metaAt(page, 'pages', texts[lang], { lang });
