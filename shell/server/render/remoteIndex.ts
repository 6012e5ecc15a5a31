import { createHash } from 'node:crypto';
import type { Language } from '@caravan/shared/contracts';
import { integrityOf } from '@caravan/registry';
import type { RemoteIndexFile } from '../../universal/manifest/manifest';
import type { SiteRemotes } from '../registry';
import { browserRemotes, type SiteView } from './bootManifest';

/** The index of a site's remotes in one language, with its bytes. */
export interface RemoteIndex extends RemoteIndexFile {
  readonly hash: string;
  readonly bytes: Buffer;
}

const createRemoteIndex = (
  { sequence, release }: SiteRemotes,
  { remotes }: SiteView,
  lang: Language,
  filesOrigin: string,
): RemoteIndex => {
  const bytes = Buffer.from(JSON.stringify(browserRemotes(remotes)));
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const query = new URLSearchParams({ lang, at: String(sequence), ...(release && { release }) });
  return { hash, bytes, address: `${filesOrigin}/remotes/index.${hash}.json?${query}`, integrity: integrityOf(bytes) };
};

/**
 * Returns a function that makes the index of a site once. An override has none, because no registry document describes its site: all
 * its remotes stand in the page.
 */
export const createRemoteIndexes = (filesOrigin: string) => {
  const indexes = new WeakMap<SiteView, RemoteIndex>();
  return (site: SiteRemotes, view: SiteView, lang: Language): RemoteIndex | null => {
    if (site.remotes.some(({ at }) => at !== undefined)) return null;
    const index = indexes.get(view) ?? createRemoteIndex(site, view, lang, filesOrigin);
    indexes.set(view, index);
    return index;
  };
};
