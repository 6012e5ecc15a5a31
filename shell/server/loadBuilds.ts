import { pathToFileURL } from 'node:url';
import type { RemoteModule } from '@caravan/shared/contracts';
import { limited } from '../universal/time/limit';
import type { DrawnSite, SiteRemote } from './drawnSite';

/** Milliseconds that a remote's server build may take to load, on a machine that is very busy too: the old one draws meanwhile. */
const LOAD_LIMIT = 12_000;

/** A remote with the file of its server build, null where it is to be drawn by browsers. */
export interface BuiltRemote extends SiteRemote {
  readonly file: string | null;
}

const isModule = (value: unknown): value is { readonly remote: RemoteModule } =>
  typeof value === 'object' && value !== null && 'remote' in value && typeof value.remote === 'object';

/**
 * Runs the code of all parts in their order: styles stand in a page in the order in which they were defined, and a page must
 * come out the same of every process. What is wrong with a part is told where it is drawn.
 */
const runParts = async ({ pages, widgets }: RemoteModule): Promise<void> => {
  for (const part of [...Object.values(pages), ...Object.values(widgets)]) {
    await part().catch(() => undefined);
    // Lets the sign of life through, which the watchdog waits for.
    await new Promise(setImmediate);
  }
};

const load = async (file: string): Promise<RemoteModule> => {
  const module: unknown = await import(/* webpackIgnore: true */ pathToFileURL(file).href);
  if (!isModule(module)) throw new Error('its server build exports no remote');
  await runParts(module.remote);
  return module.remote;
};

export interface LoadSteps {
  /** Before a build of that remote runs. */
  readonly onLoading: (remote: string) => Promise<void>;
  readonly onFailure: (remote: string, error: unknown) => void;
}

/** Runs the server builds of a site, one after the other, so that it is known whose code runs. */
export const loadBuilds = async (
  { sequence, remotes }: DrawnSite<BuiltRemote>,
  { onLoading, onFailure }: LoadSteps,
): Promise<DrawnSite> => {
  const drawn: DrawnSite['remotes'][number][] = [];
  for (const { file, ...remote } of remotes) {
    const { name } = remote.descriptor.federation;
    let module: RemoteModule | null = null;
    if (file) {
      try {
        await onLoading(name);
        module = await limited(load(file), LOAD_LIMIT, () => new Error('its server build does not finish loading'));
      } catch (error) {
        onFailure(name, error);
      }
    }
    drawn.push({ ...remote, module });
  }
  return { sequence, remotes: drawn };
};
