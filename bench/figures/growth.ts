import { head, row } from './table';

/** The costs of a site with a number of remotes. */
export interface GrowthFigures {
  readonly remotes: number;
  readonly routes: number;
  /** Compressed KB of a page, and of the index of all remotes. */
  readonly pageKb: number;
  readonly indexKb: number;
  /** Milliseconds of publishing a changed remote. */
  readonly publishMs: number;
  /** Seconds until the shell server has adopted the registry and can respond. */
  readonly startSeconds: number;
  /** Milliseconds of the first page of the last remote. With many remotes this starts its render worker. */
  readonly firstPageMs: number;
  /** MB of the render worker of one remote, and of all workers after the start. */
  readonly workerMb: number;
  readonly allWorkersMb: number;
  /** Microseconds of finding the route of an address. */
  readonly lookupMicroseconds: number;
}

/** A row of the table. `goal`: the maximum figure, which may depend on that of the smallest site. */
interface GrowthRow {
  readonly title: string;
  readonly getValue: (figures: GrowthFigures) => number;
  readonly digits: number;
  readonly goal?: { readonly text: string; readonly max: (figures: GrowthFigures, smallest: GrowthFigures) => number };
}

const rows: readonly GrowthRow[] = [
  { title: 'routes', getValue: ({ routes }) => routes, digits: 0 },
  {
    title: 'page, KB',
    getValue: ({ pageKb }) => pageKb,
    digits: 2,
    goal: { text: '0.3 more', max: (_figures, smallest) => smallest.pageKb + 0.3 },
  },
  { title: 'index of all remotes, KB', getValue: ({ indexKb }) => indexKb, digits: 2 },
  {
    title: 'publishing, ms',
    getValue: ({ publishMs }) => publishMs,
    digits: 0,
    goal: { text: '1.5 times', max: (_figures, smallest) => smallest.publishMs * 1.5 },
  },
  { title: 'start, s', getValue: ({ startSeconds }) => startSeconds, digits: 1, goal: { text: '5', max: () => 5 } },
  { title: 'first page of the last remote, ms', getValue: ({ firstPageMs }) => firstPageMs, digits: 0 },
  {
    title: 'one render worker, MB',
    getValue: ({ workerMb }) => workerMb,
    digits: 0,
    goal: {
      text: '2 more a remote',
      max: ({ remotes }, smallest) => smallest.workerMb + 2 * (remotes - smallest.remotes),
    },
  },
  { title: 'all render workers after the start, MB', getValue: ({ allWorkersMb }) => allWorkersMb, digits: 0 },
  {
    title: 'finding a route, µs',
    getValue: ({ lookupMicroseconds }) => lookupMicroseconds,
    digits: 1,
    goal: { text: '1.5 times', max: (_figures, smallest) => smallest.lookupMicroseconds * 1.5 },
  },
];

/** Returns the lines of a table with a column for each site, smallest first, and the goals. */
export const growthTable = (sites: readonly [GrowthFigures, ...GrowthFigures[]]): readonly string[] => {
  const [smallest] = sites;
  return [
    head(['remotes', ...sites.map(({ remotes }) => String(remotes)), 'at most', '']),
    ...rows.map(({ title, getValue, digits, goal }) => {
      const isMet = sites.every((figures) => !goal || getValue(figures) <= goal.max(figures, smallest));
      const verdict = goal ? [goal.text, isMet ? 'met' : 'not met'] : ['', ''];
      return row([title, ...sites.map((figures) => getValue(figures).toFixed(digits)), ...verdict]);
    }),
  ];
};
