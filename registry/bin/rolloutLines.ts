import type { EvidenceFigures, RolloutOverview, RolloutSchedule } from '../src/index';

/** Returns minutes as `27 min` or `1 h 50 min`. */
const minutesText = (minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  return [...(hours > 0 ? [`${hours} h`] : []), ...(minutes % 60 > 0 ? [`${minutes % 60} min`] : [])].join(' ');
};

/** Returns the share of a rollout and its next change: `10 % of visitors, 50 % in 27 min`. */
export const shareText = ({ percent, nextPercent, nextAt, isPaused }: RolloutSchedule): string => {
  const next = nextPercent === 100 ? 'all' : `${nextPercent} %`;
  const minutes = nextAt === null ? null : Math.ceil((Date.parse(nextAt) - Date.now()) / 60_000);
  const change =
    minutes === null ? 'until npm run rollout' : minutes > 0 ? `${next} in ${minutesText(minutes)}` : `${next} is due`;
  return `${percent} % of visitors, ${isPaused ? 'paused' : change}`;
};

const columns = ['served', 'reported', 'failed', 'no render', 'ended', 'LCP', 'INP', 'CLS', 'long tasks'];

const msText = (ms: number | null): string => (ms === null ? '-' : `${ms} ms`);

const cellsOf = ({ served, reported, views, failed, renderFailed, ended, p75 }: EvidenceFigures): readonly string[] => [
  ...[served, reported].map(String),
  views === 0 ? '-' : `${failed} (${((100 * failed) / views).toFixed(1)} %)`,
  ...[renderFailed, ended].map(String),
  ...[p75.lcp, p75.inp].map(msText),
  p75.cls === null ? '-' : String(p75.cls / 1000),
  msText(p75.longTasks),
];

/** Returns the lines of a rollout: its share and steps, and a table that compares its two versions. */
export const rolloutLines = (current: string, rollout: RolloutOverview): readonly string[] => {
  const { version, steps, step, evidence, forced } = rollout;
  const rows = [
    ['', ...columns],
    [current, ...cellsOf(evidence.current)],
    [version, ...cellsOf(evidence.candidate)],
  ];
  const widths = ['', ...columns].map((_title, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return [
    `rollout ${version}, ${shareText(rollout)} (step ${step} of ${steps})${forced ? '  FORCED' : ''}`,
    ...rows.map((row) => row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  ')),
  ];
};

/** Returns a line for each version in quarantine. */
export const quarantineLines = (quarantined: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(quarantined).map(([version, why]) => `quarantine ${version}: ${why}`);
