import type { RemoteContext } from '@caravan/shared/contracts';
import { pathOf, type PathNames } from '@caravan/shared/contracts/calls';
import { siteDay } from '@caravan/shared/terms';
import { declaredAddresses } from '../universal/router/declaredAddresses';
import type { Config } from './config';
import type { DrawnRemote, DrawnSite } from './drawnSite';
import { createServerStore } from './serverStore';

const addressesOf = async (
  { descriptor, module }: DrawnRemote,
  context: RemoteContext,
  names: PathNames,
  onError: (error: unknown) => void,
): Promise<string[]> => {
  const open = descriptor.federation.routes.filter(({ index }) => index !== false);
  const found = await Promise.all(
    open.map(async (route) => {
      const declared = declaredAddresses({ ...route, path: pathOf(route, names) });
      try {
        const page = (await module?.pages[route.id]?.())?.page;
        return [...declared, ...((await page?.addresses(context)) ?? [])];
      } catch (error) {
        onError(error);
        return declared;
      }
    }),
  );
  return found.flat();
};

/** Every address of the site: what remotes declare, and every thing that their pages know of. */
export const siteAddresses = async (
  { remotes }: DrawnSite,
  config: Config,
  onError: (error: unknown) => void,
): Promise<string[]> => {
  const { store, addParts } = createServerStore(config, { lang: 'en', currency: 'USD' });
  const context: RemoteContext = {
    dispatch: store.dispatch,
    getState: () => store.getState(),
    lang: 'en',
    currency: 'USD',
    today: siteDay(Date.now()),
    side: 'server',
  };
  for (const { module } of remotes) if (module) addParts(module.store);
  const found = await Promise.all(remotes.map((remote) => addressesOf(remote, context, config.names, onError)));
  return [...new Set(found.flat())];
};
