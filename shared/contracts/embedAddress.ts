import type { EmbedDeclaration, RouteDeclaration } from './federation';

/**
 * Returns the address of the page that a partner's widget shows. Attributes fill the parameters of its path, and others go into the
 * query. `values` are by attribute. Empty and absent ones are left out.
 */
export const embedAddress = (
  { path }: Pick<RouteDeclaration, 'path'>,
  attributes: EmbedDeclaration['attributes'],
  values: Readonly<Record<string, string | undefined>>,
): string => {
  const given = new Map(Object.entries(attributes).map(([name, { gives }]) => [gives, values[name] ?? '']));
  const take = (param: string): string => {
    const value = given.get(param) ?? '';
    given.delete(param);
    return value;
  };
  const pathname = path.replaceAll(/\/:(\w+)\??/g, (_part, param: string) => {
    const value = take(param);
    return value === '' ? '' : `/${encodeURIComponent(value)}`;
  });
  const query = new URLSearchParams([...given].filter(([, value]) => value !== ''));
  return query.size > 0 ? `${pathname}?${query.toString()}` : pathname;
};
