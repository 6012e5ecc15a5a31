import { join } from 'node:path';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Language, PageMeta, RemotePage } from '@caravan/shared/contracts';
import { SiteContext, type Site } from '@caravan/shared/site';
import { metaOf as metaAt, readTexts, testSite, translateBy } from '@caravan/shared/testing';
import { serverView, testRouter } from '@caravan/shell/testing';

/** All texts of the remote. In a browser the texts of a page load with the page. */
export const texts = readTexts(join(import.meta.dirname, '..'));

const wrapInHost = (view: ReactElement, lang: Language, site: Partial<Site>) => {
  const t = translateBy(texts[lang], lang);
  return <SiteContext value={testSite({ lang, texts: () => t, ...site })}>{view}</SiteContext>;
};

/** Returns a page at an address as the server renders it. */
export const serverPage = (page: RemotePage, lang: Language, site: Partial<Site> = {}, address = '/') =>
  wrapInHost(serverView(<page.Component />, address), lang, site);

/** Renders a page and returns its container. */
export const openPage = (page: RemotePage, lang: Language = 'en', site: Partial<Site> = {}): HTMLElement =>
  render(wrapInHost(testRouter('/').view(<page.Component />), lang, site)).container;

export const metaOf = (page: RemotePage, lang: Language): PageMeta => metaAt(page, 'pages', texts[lang], { lang });
