import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isLanguage } from '@caravan/shared/terms';
import type { Config } from '../config';
import { createRemoteIndexes, createSiteViews } from '../render';
import type { SiteFeed, SiteRemotes } from '../registry';
import type { DocumentLimit } from './documentLimit';
import { sendNotFound, sendFile } from './serveFiles';
import { createStaticFile, type StaticFile } from './shellFiles';

/** Indexes that are kept with their compressed bytes: more than there are releases and languages. */
const MAX_INDEXES = 50;

interface RemoteIndexParts {
  readonly feed: SiteFeed;
  readonly config: Config;
  readonly admitRead: DocumentLimit;
}

interface IndexQuery {
  readonly lang?: string;
  readonly at?: string;
  readonly release?: string;
}

/**
 * Serves the remotes of a release, of which a page has only its own. `at` and `release`: registry number and release of the page, which
 * may be older than those that run. Only an index with the hash in the address is sent: the page names its integrity.
 */
export const serveRemoteIndex = (app: FastifyInstance, { feed, config, admitRead }: RemoteIndexParts): void => {
  const viewOf = createSiteViews(config);
  const indexOf = createRemoteIndexes(config.filesOrigin);
  const files = new LRUCache<string, StaticFile>({ max: MAX_INDEXES });

  app.get<{ Params: { file: string }; Querystring: IndexQuery }>('/remotes/:file', async (request, reply) => {
    const { lang, at: sequence = '', release = '' } = request.query;
    const [, hash] = /^index\.([0-9a-f]{16})\.json$/.exec(request.params.file) ?? [];
    if (hash === undefined || !isLanguage(lang)) return sendNotFound(reply);
    const fileOf = (site: SiteRemotes | null | undefined): StaticFile | null => {
      const index = site ? indexOf(site, viewOf(site, lang), lang) : null;
      return index?.hash === hash ? createStaticFile('index.json', index.bytes) : null;
    };
    const file =
      files.get(hash) ??
      fileOf(feed.current().releases.get(release)) ??
      (/^\d{1,9}$/.test(sequence) ? fileOf(await feed.site(Number(sequence), release, admitRead(request))) : null);
    if (!file) return sendNotFound(reply);
    files.set(hash, file);
    return sendFile(reply, file);
  });
};
