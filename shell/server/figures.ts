/** Labels of a figure, in the order in which they are written. */
export type Labels = Readonly<Record<string, string | number>>;

const escaped = (value: string | number): string =>
  String(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

const named = (name: string, labels: Labels): string => {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${escaped(value)}"`);
  return pairs.length > 0 ? `${name}{${pairs.join(',')}}` : name;
};

/** One figure in the text format of Prometheus, with a line for each set of labels. */
export interface Figure {
  readonly text: () => string;
}

const head = (name: string, help: string, type: string): string => `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`;

export interface Counter extends Figure {
  readonly add: (labels: Labels) => void;
}

/** Counts up from 0. Labels must come from a bounded set: each is kept for ever. */
export const createCounter = (name: string, help: string): Counter => {
  const counts = new Map<string, number>();
  return {
    add: (labels) => {
      const line = named(name, labels);
      counts.set(line, (counts.get(line) ?? 0) + 1);
    },
    text: () => head(name, help, 'counter') + [...counts].map(([line, count]) => `${line} ${count}\n`).join(''),
  };
};

/** Figures that are read when they are asked for. */
export const createGauge = (
  name: string,
  help: string,
  read: () => readonly (readonly [Labels, number])[],
): Figure => ({
  text: () =>
    head(name, help, 'gauge') +
    read()
      .map(([labels, value]) => `${named(name, labels)} ${value}\n`)
      .join(''),
});

/** Upper bounds of the buckets, in seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface Durations extends Figure {
  readonly add: (labels: Labels, seconds: number) => void;
}

/** A histogram of durations. */
export const createDurations = (name: string, help: string): Durations => {
  const series = new Map<string, { labels: Labels; buckets: number[]; sum: number; count: number }>();
  return {
    add: (labels, seconds) => {
      const key = named(name, labels);
      const known = series.get(key) ?? { labels, buckets: BOUNDS.map(() => 0), sum: 0, count: 0 };
      series.set(key, {
        labels,
        buckets: known.buckets.map((count, at) => (seconds <= (BOUNDS[at] ?? 0) ? count + 1 : count)),
        sum: known.sum + seconds,
        count: known.count + 1,
      });
    },
    text: () =>
      head(name, help, 'histogram') +
      [...series.values()]
        .map(({ labels, buckets, sum, count }) =>
          [
            ...buckets.map((below, at) => `${named(`${name}_bucket`, { ...labels, le: BOUNDS[at] ?? 0 })} ${below}`),
            `${named(`${name}_bucket`, { ...labels, le: '+Inf' })} ${count}`,
            `${named(`${name}_sum`, labels)} ${sum}`,
            `${named(`${name}_count`, labels)} ${count}\n`,
          ].join('\n'),
        )
        .join(''),
  };
};
