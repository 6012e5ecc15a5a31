import { Buffer } from 'node:buffer';
import type { Language } from '@caravan/shared/contracts';
import english from '../universal/locales/en.json';
import georgian from '../universal/locales/ge.json';
import { siteView, type SiteView } from './bootManifest';
import type { Config } from './config';
import type { Drawing, DrawnSite, VersionName } from './drawnSite';
import { guiltyIn } from './guilt';
import { pageDocuments } from './pageDocument';
import { renderPage } from './renderPage';
import type { ShellFiles } from './shellFiles';
import { createPageTexts } from './pageTexts';
import { siteAddresses } from './siteAddresses';

/** What was thrown, with whose code it was, as it can be sent to another process: sections throw anything. */
const asError = (thrown: unknown, guilty?: VersionName): Error => {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const error = new Error(guilty ? `${guilty.remote} ${guilty.version}: ${message}` : message);
  if (thrown instanceof Error && thrown.stack) error.stack = thrown.stack;
  return error;
};

/** Draws pages in this process. */
export const createDrawing = (site: DrawnSite, config: Config, shellFiles: ShellFiles): Drawing => {
  const documentOf = pageDocuments(config, shellFiles);
  const views = new Map<Language, SiteView>();
  const texts = createPageTexts({ en: english, ge: georgian });
  const versions = site.remotes.map(({ descriptor }) => ({
    remote: descriptor.federation.name,
    version: descriptor.version,
  }));
  const files = new Map(site.remotes.map(({ descriptor }) => [descriptor.server.file, descriptor.federation.name]));

  /** The version whose code threw, where the stack tells. */
  const guiltyOf = (thrown: unknown): VersionName | undefined => {
    const guilty = thrown instanceof Error ? guiltyIn(thrown.stack ?? '', files) : null;
    return versions.find(({ remote }) => remote === guilty);
  };

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
      const failed: VersionName[] = [];
      const view = viewOf(choices.lang);
      const onError = (error: unknown): void => {
        const guilty = guiltyOf(error);
        if (guilty) failed.push(guilty);
        errors.push(asError(error, guilty));
      };
      const page = await renderPage({ url, choices, nonce, traceId }, { config, site, view, texts, onError });
      if (page.kind === 'redirect') return { ...page, errors };
      const { start, content, end, policy, framed } = documentOf(
        { page, view, site },
        url.pathname + url.search,
        nonce,
      );
      const html = Buffer.from(start + content + end);
      const { status, whole, arrival } = page;
      return { kind: 'page', status, whole, arrival, failed, policy, framed, html, errors };
    },
    addresses: async () => {
      const errors: Error[] = [];
      const found = await siteAddresses(site, config, (error) => errors.push(asError(error, guiltyOf(error))));
      return { found, errors };
    },
  };
};
