import type { EmbedDeclaration, RouteDeclaration } from './federation';

/**
 * The address on the site that a widget shows: the path of its page with what its attributes give, the rest in the query.
 * `values` by attribute; empty or absent: nothing.
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
