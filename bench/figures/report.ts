import { physicalLimit } from '../network/line';
import { variants, type Variant } from '../variants';
import { profiles, type Profile } from '../visits/profiles';
import type { Measured, Results } from '../visits/rounds';
import { goals, limits, NEXT_PAGE_MS, verdict, type Goal, type Limit } from './goals';
import { estimate, median, ratio, type Pair } from './statistics';
import { head, row } from './table';

const table = (titles: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head(titles), ...rows.map(row), ''].join('\n');

const whole = (value: number): string => value.toFixed(0);
const kilobytes = (value: number): string => (value / 1024).toFixed(1);

/** Returns an address without the id of a car. */
const named = (path: string): string => path.replace(/^\/detail\/.*/, '/detail/…');

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

type Column = readonly [title: string, of: (each: Measured) => number | undefined, write: (value: number) => string];

const columnsOf = ({ line }: Profile): readonly Column[] => [
  ['requests', ({ cold }) => cold.requests, whole],
  ['KB', ({ cold }) => cold.bytes, kilobytes],
  ['script KB', ({ cold }) => cold.scriptBytes, kilobytes],
  ['chain', ({ cold }) => cold.depth, whole],
  ['FCP', ({ cold }) => cold.firstPaint, whole],
  ['over the limit', ({ cold }) => cold.firstPaint - physicalLimit(line, cold.htmlBytes), whole],
  ['LCP', ({ cold }) => cold.largestPaint, whole],
  ['TBT', ({ cold }) => cold.blocked, whole],
  ['longest task', ({ cold }) => cold.longest, whole],
  ['CLS', ({ cold }) => cold.shift, (value) => value.toFixed(3)],
  ['INP', ({ press }) => press, whole],
  ['again: requests', ({ warm }) => warm?.requests, whole],
  ['KB', ({ warm }) => warm?.bytes, kilobytes],
  ['FCP', ({ warm }) => warm?.firstPaint, whole],
  ['LCP', ({ warm }) => warm?.largestPaint, whole],
  ['TBT', ({ warm }) => warm?.blocked, whole],
];

/** Writes the median, or a dash without measurements. */
const medianOf = (values: readonly (number | undefined)[], write: Column[2] = whole): string => {
  const known = values.filter((value) => value !== undefined);
  return known.length > 0 ? write(median(known)) : '–';
};

const cell = (all: readonly Measured[], [, of, write]: Column): string => medianOf(all.map(of), write);

const visitsTable = ({ visits }: Results, profile: Profile): string => {
  const columns = columnsOf(profile);
  const rows = distinct(visits.map(({ path }) => path)).flatMap((path) =>
    variants.flatMap((variant) => {
      const own = visits.filter(
        (each) => each.profile === profile.name && each.path === path && each.variant === variant,
      );
      return own.length > 0 ? [[named(path), variant, ...columns.map((column) => cell(own, column))]] : [];
    }),
  );
  return table(['page', '', ...columns.map(([title]) => title)], rows);
};

const walksTable = ({ walks }: Results, profile: Profile): string =>
  table(
    ['to', '', 'other heading', 'back', 'requests', 'KB'],
    distinct(walks.map(({ path }) => path)).flatMap((path) =>
      variants.flatMap((variant) => {
        const own = walks.filter(
          (each) => each.profile === profile.name && each.path === path && each.variant === variant,
        );
        if (own.length === 0) return [];
        const cells = [
          whole(median(own.map(({ time }) => time))),
          medianOf(own.map(({ back }) => back)),
          whole(median(own.map(({ requests }) => requests))),
          kilobytes(median(own.map(({ bytes }) => bytes))),
        ];
        return [[named(path), variant, ...cells]];
      }),
    ),
  );

/** Returns the figures of this site and of the other variant, for the rounds that have both. */
const pairs = (visits: readonly Measured[], { of, against, least = 0 }: Goal): Pair[] => {
  const inRound = (variant: Variant): Map<number, number> =>
    new Map(
      visits.filter((each) => each.variant === variant).map(({ round, cold }) => [round, Math.max(cold[of], least)]),
    );
  const [own, other] = [inRound('this site'), inRound(against)];
  return [...own].flatMap(([round, value]): Pair[] => {
    const compared = other.get(round);
    return compared === undefined ? [] : [[value, compared]];
  });
};

const goalsTable = ({ visits }: Results): string => {
  const rows = profiles.flatMap(({ name }) => {
    const pages = distinct(visits.map(({ path }) => path)).map((path) => ({
      path,
      visits: visits.filter((each) => each.profile === name && each.path === path),
    }));
    const rowOf = (title: string, groups: readonly (readonly Measured[])[]): string[] => [
      name.replace(/ \(.*/, ''),
      title,
      ...goals.map((goal) => verdict(ratio(groups.map((group) => pairs(group, goal))), goal.most)),
    ];
    return [
      ...pages.map((page) => rowOf(named(page.path), [page.visits])),
      rowOf(
        'all',
        pages.map((page) => page.visits),
      ),
    ];
  });
  return table(['', 'page', ...goals.map(({ title, most }) => `${title} ≤ ${most.toFixed(2)}`)], rows);
};

const limitsTable = ({ visits, walks }: Results): string => {
  const rows = profiles.flatMap(({ name }) =>
    distinct(visits.map(({ path }) => path)).map((path) => {
      const ofPage = <Each extends { profile: string; path: string; variant: Variant }>(all: readonly Each[]): Each[] =>
        all.filter((each) => each.profile === name && each.path === path && each.variant === 'this site');
      const verdictOn = (values: readonly (number | undefined)[], most: number, digits: number): string => {
        const known = values.filter((value) => value !== undefined);
        return known.length > 0 ? verdict(estimate(known), most, digits) : '–';
      };
      const cellOf = ({ of, most, digits }: Limit): string => verdictOn(ofPage(visits).map(of), most(path), digits);
      const ways = (['time', 'back'] as const).map((way) => ofPage(walks).map((walk) => walk[way]));
      const shown = ways.map((times) => verdictOn(times, NEXT_PAGE_MS, 0));
      return [name.replace(/ \(.*/, ''), named(path), ...limits.map(cellOf), ...shown];
    }),
  );
  const titles = [`next page ≤ ${NEXT_PAGE_MS}`, `back ≤ ${NEXT_PAGE_MS}`];
  return table(['', 'page', ...limits.map(({ title }) => title), ...titles], rows);
};

/** Writes the results as Markdown: medians in milliseconds, and the goals last. */
export const report = (results: Results): string =>
  [
    ...profiles.flatMap((profile) => [
      `## ${profile.name}, medians of ${results.rounds} rounds`,
      visitsTable(results, profile),
      '### In-page navigation',
      walksTable(results, profile),
    ]),
    `## Goals: ratios of medians of ${results.rounds} rounds [95 %]`,
    goalsTable(results),
    '## Limits of this site: medians [95 %]',
    limitsTable(results),
  ].join('\n');
