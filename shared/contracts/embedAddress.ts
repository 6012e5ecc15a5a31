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
  const valuesByParam = new Map(Object.entries(attributes).map(([name, { gives }]) => [gives, values[name] ?? '']));
  const takeValue = (param: string): string => {
    const value = valuesByParam.get(param) ?? '';
    valuesByParam.delete(param);
    return value;
  };
  const pathname = path.replaceAll(/\/:(\w+)\??/g, (_part, param: string) => {
    const value = takeValue(param);
    return value === '' ? '' : `/${encodeURIComponent(value)}`;
  });
  const query = new URLSearchParams([...valuesByParam].filter(([, value]) => value !== ''));
  return query.size > 0 ? `${pathname}?${query.toString()}` : pathname;
};
