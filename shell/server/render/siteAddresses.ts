import type { RemoteDescriptor, RemoteModule } from '@caravan/shared/contracts';
import { pathOf, type PathNames } from '@caravan/shared/contracts/calls';
import { DEFAULT_MARKET, siteDay } from '@caravan/shared/terms';
import { declaredAddresses } from '../../universal/router/declaredAddresses';
import { takePaths } from './answerLimits';
import type { RenderConfig } from './renderMessages';
import { createServerStore } from './serverStore';
import type { SiteRemote } from '../registry';

type RemoteDeclaration = Pick<RemoteDescriptor, 'federation'>;

/** Returns the routes of a remote that search engines may list, with the paths of this site. */
const indexableRoutes = ({ federation }: RemoteDeclaration, names: PathNames) =>
  federation.routes.filter(({ index }) => index !== false).map((route) => ({ ...route, path: pathOf(route, names) }));

/** Returns the paths that a remote declares without free parameters. */
export const listDeclaredPaths = (descriptor: RemoteDeclaration, names: PathNames): readonly string[] =>
  takePaths(indexableRoutes(descriptor, names).flatMap(declaredAddresses));

/** Returns every path of a remote: those that it declares, and those that its pages list. */
export const listPaths = async (
  { descriptor }: SiteRemote,
  module: RemoteModule | null,
  { config, clock }: { readonly config: RenderConfig; readonly clock: () => number },
  onError: (error: unknown) => void,
): Promise<string[]> => {
  const choices = { lang: 'en', currency: 'USD', country: DEFAULT_MARKET } as const;
  const { addParts, contextOf } = createServerStore({ config, choices, clock });
  const context = contextOf({ ...choices, today: siteDay(clock()) }, 'server');
  if (module) addParts(module.store);
  const pathLists = await Promise.all(
    indexableRoutes(descriptor, config.names).map(async (route) => {
      const declaredPaths = declaredAddresses(route);
      try {
        const page = (await module?.pages[route.id]?.())?.page;
        return [...declaredPaths, ...((await page?.addresses(context)) ?? [])];
      } catch (error) {
        onError(error);
        return declaredPaths;
      }
    }),
  );
  return pathLists.flat();
};
