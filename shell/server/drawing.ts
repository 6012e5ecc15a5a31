import { Buffer } from 'node:buffer';
import { text as textOf } from 'node:stream/consumers';
import type { Language } from '@caravan/shared/contracts';
import english from '../universal/locales/en.json';
import georgian from '../universal/locales/ge.json';
import { siteView, type SiteView } from './bootManifest';
import type { Config } from './config';
import type { Drawing, DrawnSite } from './drawnSite';
import { pageDocuments } from './pageDocument';
import { renderPage } from './renderPage';
import type { ShellFiles } from './shellFiles';
import { siteAddresses } from './siteAddresses';

const shellTexts: Readonly<Record<Language, typeof english>> = { en: english, ge: georgian };

/** What was thrown, as it can be sent to another process: sections throw anything. */
const asError = (thrown: unknown): Error => {
  const error = new Error(thrown instanceof Error ? thrown.message : String(thrown));
  if (thrown instanceof Error && thrown.stack) error.stack = thrown.stack;
  return error;
};

/** Draws pages in this process. */
export const createDrawing = (site: DrawnSite, config: Config, files: ShellFiles): Drawing => {
  const documentOf = pageDocuments(config, files);
  const views = new Map<Language, SiteView>();

  const viewOf = (lang: Language): SiteView => {
    const view = views.get(lang) ?? siteView(site, lang, config.names);
    views.set(lang, view);
    return view;
  };

  return {
    page: async (request) => {
      const { choices, nonce, traceId } = request;
      const url = new URL(request.address);
      const errors: Error[] = [];
      const view = viewOf(choices.lang);
      const page = await renderPage(
        { url, choices, nonce, traceId },
        { config, site, view, shellTexts: shellTexts[choices.lang], onError: (error) => errors.push(asError(error)) },
      );
      if (page.kind === 'redirect') return { ...page, errors };
      const { start, content, end, policy } = documentOf({ page, view, site }, url.pathname + url.search, nonce);
      const html = Buffer.from(start + (await textOf(content)) + end);
      const drawn = site.remotes
        .map(({ descriptor }) => ({ remote: descriptor.federation.name, version: descriptor.version }))
        .filter(({ remote }) => page.manifest.rendered.some((slot) => slot.remote === remote));
      return { kind: 'page', status: page.status, whole: page.whole, drawn, policy, html, errors };
    },
    addresses: async () => {
      const errors: Error[] = [];
      const found = await siteAddresses(site, config, (error) => errors.push(asError(error)));
      return { found, errors };
    },
  };
};
