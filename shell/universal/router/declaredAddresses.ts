import type { RouteDeclaration } from '@caravan/shared/contracts';

/** Returns all addresses of a path pattern with declared parameter values. Returns none if a parameter is free. */
export const declaredAddresses = ({ path, params = {} }: Pick<RouteDeclaration, 'path' | 'params'>): string[] =>
  path.split('/').reduce<string[]>(
    (starts, segment) => {
      if (segment === '') return starts;
      if (!segment.startsWith(':')) return starts.map((start) => `${start}/${segment}`);
      const isOptional = segment.endsWith('?');
      const values = params[segment.slice(1).replace('?', '')] ?? [];
      return starts.flatMap((start) => [...(isOptional ? [start] : []), ...values.map((value) => `${start}/${value}`)]);
    },
    [''],
  );
