import type { BootManifest, BootRoute } from '../../universal/manifest/manifest';

/** The route that a widget's name means. Throws where no section declares it. */
export const widgetRoute = ({ remotes }: Pick<BootManifest, 'remotes'>, name: string): BootRoute => {
  const routes = remotes.flatMap((remote) => remote.routes).filter(({ embed }) => embed);
  const found = routes.find(({ embed }) => embed?.name === name);
  if (found) return found;
  const names = routes.map(({ embed }) => embed?.name).join(', ');
  throw new Error(`caravan-widget: there is no widget "${name}"; there are ${names}`);
};

/** The address on the site that a widget shows, by its attributes. Throws where one may not be what it is. */
export const widgetAddress = (
  { path, embed }: BootRoute,
  attributes: Readonly<Record<string, string | undefined>>,
): string => {
  const query = new URLSearchParams();
  let pathname = path;
  for (const [attribute, { gives, values, otherwise }] of Object.entries(embed?.attributes ?? {})) {
    const value = attributes[attribute] ?? otherwise;
    if (value === undefined) continue;
    if (values && !values.includes(value))
      throw new Error(`caravan-widget: ${attribute}="${value}" is none of ${values.join(', ')}`);
    const part = new RegExp(`:${gives}\\b`);
    if (part.test(pathname)) pathname = pathname.replace(part, encodeURIComponent(value));
    else query.set(gives, value);
  }
  return query.size > 0 ? `${pathname}?${query}` : pathname;
};
