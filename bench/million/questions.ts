import { listFilters, type Facets, type ListFilters } from '@caravan/shared/contracts/calls';
import { parse } from 'valibot';
import type { ListQuery } from '../../api/src/modules/search/list';
import { randomBy } from '../../shared/testing/random';

const random = randomBy(1);
const pick = <T>(values: readonly T[]): T => {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('there is nothing to pick from: fill the database first');
  return value;
};

/** The values and limits of each filter that the lists offer. */
export type FilterChoices = readonly { readonly filter: string; readonly values: readonly unknown[] }[];

export const filterChoicesOf = ({ choices, bounds }: Facets): FilterChoices =>
  [
    ...choices.map(({ filter, values }) => ({ filter, values: values.map(({ value }) => [value]) })),
    ...bounds.map(({ filter, steps }) => ({ filter, values: steps.map(({ value }) => value) })),
  ].filter(({ values }) => values.length > 0);

/** Returns three different filters, each with one of its values. */
export const pickThreeFilters = (filterChoices: FilterChoices): ListFilters => {
  const chosen = new Map<string, unknown>();
  while (chosen.size < 3) {
    const { filter, values } = pick(filterChoices);
    chosen.set(filter, pick(values));
  }
  return parse(listFilters, Object.fromEntries(chosen));
};

const sorts = [
  'newest',
  'priceAsc',
  'priceDesc',
  'odometerAsc',
  'yearDesc',
  'rangeDesc',
  'landedGeorgiaAsc',
  'landedAzerbaijanAsc',
] as const;

const noKeyword: ListQuery['search'] = { conditions: [], found: undefined };

/** Creates a query for one of the first three pages, with random filters. */
export const createPageQuery = (filterChoices: FilterChoices, order: 'newest' | 'any') => ({
  search: noKeyword,
  filters: pickThreeFilters(filterChoices),
  limitRate: 1,
  sort: order === 'newest' ? order : pick(sorts),
  size: 10,
  current: 1 + Math.floor(random() * 3),
  brandId: undefined,
  seriesId: undefined,
});

/** Texts of the search box: misspelled, Georgian, one filter, several, a city, a model, part of a VIN, unknown. */
export const typedWords = [
  'toyta',
  'ტოიოტა',
  'electric',
  'white electric suv',
  'guangzhou',
  'byd seal',
  'lgxc',
  'zzzzzz',
];
