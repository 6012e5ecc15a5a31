import { physicalLimit } from '../network/line';
import { variants, type Variant } from '../variants';
import { profiles, type Profile } from '../visits/profiles';
import type { VisitResult, Results } from '../visits/rounds';
import { goals, limits, NEXT_PAGE_MS, verdict, type Goal, type Limit } from './goals';
import { estimate, median, ratio, type Pair } from './statistics';
import { head, row } from './table';

const table = (titles: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head(titles), ...rows.map(row), ''].join('\n');

const formatInteger = (value: number): string => value.toFixed(0);
const formatKilobytes = (value: number): string => (value / 1024).toFixed(1);

/** Returns an address without the id of a car. */
const pathTitle = (path: string): string => path.replace(/^\/detail\/.*/, '/detail/…');

const pathsOf = (all: readonly { readonly path: string }[]): string[] => [...new Set(all.map(({ path }) => path))];

type Column = readonly [
  title: string,
  getValue: (visit: VisitResult) => number | undefined,
  format: (value: number) => string,
];

const columnsOf = ({ line }: Profile): readonly Column[] => [
  ['requests', ({ cold }) => cold.requests, formatInteger],
  ['KB', ({ cold }) => cold.bytes, formatKilobytes],
  ['script KB', ({ cold }) => cold.scriptBytes, formatKilobytes],
  ['chain', ({ cold }) => cold.depth, formatInteger],
  ['FCP', ({ cold }) => cold.firstPaint, formatInteger],
  ['over the limit', ({ cold }) => cold.firstPaint - physicalLimit(line, cold.htmlBytes), formatInteger],
  ['LCP', ({ cold }) => cold.largestPaint, formatInteger],
  ['TBT', ({ cold }) => cold.blocked, formatInteger],
  ['longest task', ({ cold }) => cold.longest, formatInteger],
  ['CLS', ({ cold }) => cold.shift, (value) => value.toFixed(3)],
  ['INP', ({ inpMs }) => inpMs, formatInteger],
  ['again: requests', ({ warm }) => warm?.requests, formatInteger],
  ['KB', ({ warm }) => warm?.bytes, formatKilobytes],
  ['FCP', ({ warm }) => warm?.firstPaint, formatInteger],
  ['LCP', ({ warm }) => warm?.largestPaint, formatInteger],
  ['TBT', ({ warm }) => warm?.blocked, formatInteger],
];

/** Writes the median, or a dash without measurements. */
const medianOf = (values: readonly (number | undefined)[], format: Column[2] = formatInteger): string => {
  const measured = values.filter((value) => value !== undefined);
  return measured.length > 0 ? format(median(measured)) : '–';
};

const cell = (all: readonly VisitResult[], [, getValue, format]: Column): string => medianOf(all.map(getValue), format);

const visitsTable = ({ visits }: Results, profile: Profile): string => {
  const columns = columnsOf(profile);
  const rows = pathsOf(visits).flatMap((path) =>
    variants.flatMap((variant) => {
      const rowVisits = visits.filter(
        (visit) => visit.profile === profile.name && visit.path === path && visit.variant === variant,
      );
      return rowVisits.length > 0
        ? [[pathTitle(path), variant, ...columns.map((column) => cell(rowVisits, column))]]
        : [];
    }),
  );
  return table(['page', '', ...columns.map(([title]) => title)], rows);
};

const walksTable = ({ walks }: Results, profile: Profile): string =>
  table(
    ['to', '', 'other heading', 'back', 'requests', 'KB'],
    pathsOf(walks).flatMap((path) =>
      variants.flatMap((variant) => {
        const rowWalks = walks.filter(
          (walk) => walk.profile === profile.name && walk.path === path && walk.variant === variant,
        );
        if (rowWalks.length === 0) return [];
        const cells = [
          formatInteger(median(rowWalks.map(({ timeMs }) => timeMs))),
          medianOf(rowWalks.map(({ backMs }) => backMs)),
          formatInteger(median(rowWalks.map(({ requests }) => requests))),
          formatKilobytes(median(rowWalks.map(({ bytes }) => bytes))),
        ];
        return [[pathTitle(path), variant, ...cells]];
      }),
    ),
  );

/** Returns the figures of this site and of the other variant from the rounds that have both. */
const pairFigures = (visits: readonly VisitResult[], { figure, against, min = 0 }: Goal): Pair[] => {
  const figuresByRound = (variant: Variant): Map<number, number> =>
    new Map(
      visits
        .filter((visit) => visit.variant === variant)
        .map(({ round, cold }) => [round, Math.max(cold[figure], min)]),
    );
  const [ownFigures, comparedFigures] = [figuresByRound('this site'), figuresByRound(against)];
  return [...ownFigures].flatMap(([round, value]): Pair[] => {
    const compared = comparedFigures.get(round);
    return compared === undefined ? [] : [[value, compared]];
  });
};

const goalsTable = ({ visits }: Results): string => {
  const rows = profiles.flatMap(({ name }) => {
    const pages = pathsOf(visits).map((path) => ({
      path,
      visits: visits.filter((visit) => visit.profile === name && visit.path === path),
    }));
    const rowOf = (title: string, groups: readonly (readonly VisitResult[])[]): string[] => [
      name.replace(/ \(.*/, ''),
      title,
      ...goals.map((goal) => verdict(ratio(groups.map((group) => pairFigures(group, goal))), goal.max)),
    ];
    return [
      ...pages.map((page) => rowOf(pathTitle(page.path), [page.visits])),
      rowOf(
        'all',
        pages.map((page) => page.visits),
      ),
    ];
  });
  return table(['', 'page', ...goals.map(({ title, max }) => `${title} ≤ ${max.toFixed(2)}`)], rows);
};

const limitsTable = ({ visits, walks }: Results): string => {
  const rows = profiles.flatMap(({ name }) =>
    pathsOf(visits).map((path) => {
      const ofPage = <Each extends { profile: string; path: string; variant: Variant }>(all: readonly Each[]): Each[] =>
        all.filter((result) => result.profile === name && result.path === path && result.variant === 'this site');
      const verdictOn = (values: readonly (number | undefined)[], max: number, digits: number): string => {
        const measured = values.filter((value) => value !== undefined);
        return measured.length > 0 ? verdict(estimate(measured), max, digits) : '–';
      };
      const cellOf = ({ getValue, max, digits }: Limit): string =>
        verdictOn(ofPage(visits).map(getValue), max(path), digits);
      const navigationTimes = (['timeMs', 'backMs'] as const).map((key) => ofPage(walks).map((walk) => walk[key]));
      const navigationCells = navigationTimes.map((times) => verdictOn(times, NEXT_PAGE_MS, 0));
      return [name.replace(/ \(.*/, ''), pathTitle(path), ...limits.map(cellOf), ...navigationCells];
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
