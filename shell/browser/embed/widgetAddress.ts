import { embedAddress } from '@caravan/shared/contracts';
import type { BootManifest, BootRoute } from '../../universal/manifest/manifest';
import { oneOf } from './mountSettings';

/** Returns the route of a widget's name. Throws if no remote declares the name. */
export const widgetRoute = ({ remotes }: Pick<BootManifest, 'remotes'>, name: string): BootRoute => {
  const routes = remotes.flatMap((remote) => remote.routes).filter(({ embed }) => embed);
  const found = routes.find(({ embed }) => embed?.name === name);
  if (found) return found;
  const names = routes.map(({ embed }) => embed?.name).join(', ');
  throw new Error(`caravan-widget: there is no widget "${name}"; there are ${names}`);
};

/** Returns the address on the site that a widget shows. Throws if an attribute has an undeclared value. */
export const widgetAddress = (route: BootRoute, attributes: Readonly<Record<string, string | undefined>>): string => {
  const declared = route.embed?.attributes ?? {};
  const values = Object.entries(declared).map(([name, { values: known, otherwise }]) => {
    const value = attributes[name] ?? otherwise;
    return [name, value !== undefined && known ? oneOf(name, value, known) : value] as const;
  });
  return embedAddress(route, declared, Object.fromEntries(values));
};
