import { pathToFileURL } from 'node:url';
import type { RemoteModule } from '@caravan/shared/contracts';
import { rejectAfter } from '@caravan/shared/time';
import { isObject } from '../../universal/isObject';
import type { ServerBuild } from '../registry';

/** Milliseconds that a server build may take to load, on a busy machine too. The version before it renders meanwhile. */
const LOAD_TIMEOUT_MS = 12_000;

const isModule = (value: unknown): value is { readonly remote: RemoteModule } =>
  isObject(value) && 'remote' in value && typeof value.remote === 'object';

/**
 * Runs the code of all pages and widgets in one order, because components are styled in the order of their creation. Every process must
 * make the same page. The error of a page or widget is reported when it is rendered.
 */
const loadParts = async ({ pages, widgets }: RemoteModule): Promise<void> => {
  for (const load of [...Object.values(pages), ...Object.values(widgets)]) await load().catch(() => undefined);
};

const load = async (remote: string, file: string): Promise<RemoteModule> => {
  const module: unknown = await import(/* webpackIgnore: true */ pathToFileURL(file).href);
  if (!isModule(module)) throw new Error('its server build exports no remote');
  const foreign = module.remote.store.find(({ reducerPath }) => reducerPath !== remote);
  if (foreign) throw new Error(`it adds the state "${foreign.reducerPath}"; a remote keeps its state as "${remote}"`);
  await loadParts(module.remote);
  return module.remote;
};

/** Runs the server build of a remote. */
export const loadBuild = ({ remote, file }: ServerBuild): Promise<RemoteModule> =>
  rejectAfter(load(remote, file), LOAD_TIMEOUT_MS, () => new Error('its server build does not finish loading'));
