import { verdict } from './goals';
import { median, ratio, type Pair } from './statistics';
import { head, row } from './table';

/** CPU time of a page in milliseconds: by server, then by load and page (`cached home`), for each round. */
export type Costs = Map<string, Map<string, readonly number[]>>;

/** Returns the lines of a table with the pages that a server sends in a second of one core, by load and page. */
export const costTable = (costs: Costs, loads: readonly string[], pages: readonly string[]): readonly string[] => [
  head(['pages a second of one core', ...costs.keys()]),
  ...loads.flatMap((load) =>
    pages.map((page) => {
      const key = `${load} ${page}`;
      const perSecond = [...costs.values()].map((costsByKey) => 1000 / median(costsByKey.get(key) ?? []));
      return row([`${load}, ${page}`, ...perSecond.map((value) => value.toFixed(value < 100 ? 1 : 0))]);
    }),
  ),
];

/**
 * Returns the lines of a table with the CPU time of the first server's pages by load, divided by that of each other server. The goal is
 * at most 1.
 */
export const ratioTable = (costs: Costs, loads: readonly string[], pages: readonly string[]): readonly string[] => {
  const [first, ...otherServers] = [...costs];
  if (!first) return [];
  const [name, firstCosts] = first;
  const pairsOf = (otherCosts: ReadonlyMap<string, readonly number[]>, key: string): Pair[] =>
    (firstCosts.get(key) ?? []).map((cost, round): Pair => [cost, otherCosts.get(key)?.[round] ?? Number.NaN]);
  return [
    head([`CPU time of ${name}, divided by that of`, ...otherServers.map(([otherName]) => otherName)]),
    ...loads.map((load) =>
      row([
        load,
        ...otherServers.map(([, otherCosts]) =>
          verdict(ratio(pages.map((page) => pairsOf(otherCosts, `${load} ${page}`))), 1),
        ),
      ]),
    ),
  ];
};
