import { LRUCache } from 'lru-cache';
import { isContractSupported, type RegistryDocument } from '@caravan/shared/contracts';
import { type Override, readOverride, type RegistryKeys, type ServerCopy } from '@caravan/registry';
import type { BuiltRemote, BuiltSite, ServerBuilds, SiteFeed } from '../registry';
import type { RenderPool } from '../workers';
import { BuildUnreachable, type createDeveloperBuilds } from './developerBuild';

/** Sites with an override that render workers know, each by its object. */
const MAX_SITES = 8;

/** Why the running version is shown. `gone`: no registry document or store has the version. `failed`: it was not rendered. */
export type OverrideFault = 'unreachable' | 'refused' | 'gone' | 'failed';

/** The site for the browser with an override. `detail` describes `fault` in English. */
export interface OverriddenSite {
  readonly override: Override;
  readonly site: BuiltSite;
  readonly fault: OverrideFault | null;
  readonly detail: string;
}

export interface OverridesOptions {
  readonly feed: Pick<SiteFeed, 'current' | 'document' | 'version'>;
  readonly registry: Pick<ServerCopy, 'keysAt'>;
  readonly builds: ServerBuilds;
  readonly developerBuild: ReturnType<typeof createDeveloperBuilds>;
  readonly pool: Pick<RenderPool, 'runOnDemand'>;
}

export const createOverrides = ({ feed, registry, builds, developerBuild, pool }: OverridesOptions) => {
  const sites = new LRUCache<string, { readonly running: BuiltSite; readonly site: BuiltSite }>({ max: MAX_SITES });

  let cachedRegistry: { readonly document: RegistryDocument; readonly keys: RegistryKeys } | null = null;

  /** Returns the current registry document and its keys. Reads each once, so that requests with invalid cookies cost little. */
  const readCurrent = async (): Promise<typeof cachedRegistry> => {
    const { sequence } = feed.current();
    if (cachedRegistry?.document.sequence !== sequence) {
      const document = await feed.document(sequence);
      cachedRegistry = document && { document, keys: await registry.keysAt(sequence) };
    }
    return cachedRegistry;
  };

  /** Returns the same object for the same versions, because each new object is sent to the render workers. */
  const siteWith = (running: BuiltSite, remote: BuiltRemote): BuiltSite => {
    const { name } = remote.descriptor.federation;
    const key = [name, remote.descriptor.version, remote.base, remote.at].join(' ');
    const cached = sites.get(key);
    if (cached?.running === running) return cached.site;
    const otherRemotes = running.remotes.filter(({ descriptor }) => descriptor.federation.name !== name);
    const site: BuiltSite = { sequence: running.sequence, release: '', remotes: [...otherRemotes, remote] };
    sites.set(key, { running, site });
    return site;
  };

  /** Failures stay visible: there is no version to fall back to. Rejects with why a developer's build cannot be used. */
  const loadOverride = async (override: Override): Promise<BuiltRemote | null> => {
    const common = { previous: null, since: '' };
    if ('address' in override) {
      const { address, remote } = override;
      const sequence = feed.current().sequence;
      const current = await readCurrent();
      const { descriptor, file } = await developerBuild(address, remote, current?.document ?? { remotes: {} });
      return { ...common, descriptor, file, base: `${address}/remotes/${remote}/`, at: sequence };
    }
    const descriptor = await feed.version(override.remote, override.version, override.at);
    return descriptor && { ...common, descriptor, file: await builds(descriptor), at: override.at };
  };

  return {
    /** Reads a token by the current registry document. Null if it is invalid or expired. */
    read: async (token: string): Promise<Override | null> => {
      const current = await readCurrent().catch(() => null);
      return current && readOverride(token, current.document, current.keys);
    },
    /** Returns the running site with the version of an override. If it is unavailable, returns the running site and the reason. */
    siteOf: async (override: Override): Promise<OverriddenSite> => {
      const { running } = feed.current();
      const unchanged = { override, site: running, detail: '' };
      try {
        const remote = await loadOverride(override);
        if (!remote) return { ...unchanged, fault: 'gone' };
        const { contract } = remote.descriptor.federation;
        if (!isContractSupported(contract)) throw new Error(`contract ${contract}`);
        const site = siteWith(running, remote);
        pool.runOnDemand(site);
        return { ...unchanged, site, fault: null };
      } catch (error) {
        if (error instanceof BuildUnreachable) return { ...unchanged, fault: 'unreachable' };
        return { ...unchanged, fault: 'refused', detail: error instanceof Error ? error.message : String(error) };
      }
    },
  };
};

export type Overrides = ReturnType<typeof createOverrides>;
