import { useEffect, useState, type ReactElement } from 'react';
import { formatDate, formatNumber, formatPercent } from '@caravan/shared/format';
import { FactList, Section, Table } from '@caravan/shared/ui';
import { isObject } from '../isObject';
import { ROLLOUTS_PATH, type RolloutState, type VersionState } from '../remotes/rolloutState';
import { useShell } from '../services/ShellContext';
import { useTestTexts } from './useTestTexts';

/** Milliseconds between two requests. */
const REFRESH_MS = 10_000;

const isVersion = (value: unknown): boolean => isObject(value) && 'p75' in value;

/** During a release of the shell, a server of another version may answer. */
const isState = (value: unknown): value is RolloutState =>
  isObject(value) && isVersion(value['candidate']) && isVersion(value['current']);

/** Returns the rollouts that run, again and again. They change while the page is open. */
const useRollouts = (): readonly RolloutState[] => {
  const [rollouts, setRollouts] = useState<readonly RolloutState[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    const read = (): void =>
      void fetch(ROLLOUTS_PATH, { signal: abort.signal })
        .then((response) => response.json())
        .then((found: unknown) => Array.isArray(found) && setRollouts(found.filter(isState)))
        .catch(() => undefined);
    read();
    const timer = setInterval(read, REFRESH_MS);
    return () => {
      abort.abort();
      clearInterval(timer);
    };
  }, []);
  return rollouts;
};

const Rollout = ({ state }: { readonly state: RolloutState }): ReactElement => {
  const t = useTestTexts();
  const { lang } = useShell().remotes.manifest;
  const { remote, percent, isPaused, nextAt, current, candidate } = state;
  const next = isPaused ? t('test.rollouts.paused') : t('test.rollouts.open');
  const count = (number: number): string => formatNumber(number, lang);
  const time = (milliseconds: number | null): string =>
    milliseconds === null ? '—' : t('test.rollouts.milliseconds', { number: count(milliseconds) });
  const shift = (value: number | null): string =>
    formatNumber(value === null ? null : value / 1000, lang, { maximumFractionDigits: 3 });
  const rows: readonly { readonly name: string; readonly text: (version: VersionState) => string }[] = [
    { name: 'served', text: ({ served }) => count(served) },
    { name: 'reported', text: ({ reported }) => count(reported) },
    { name: 'counted', text: ({ views }) => count(views) },
    {
      name: 'failed',
      text: ({ failed, views }) =>
        views === 0 ? count(failed) : `${count(failed)} (${formatPercent(failed / views, lang)})`,
    },
    { name: 'failedOnServers', text: ({ renderFailed, ended }) => count(renderFailed + ended) },
    { name: 'lcp', text: ({ p75 }) => time(p75.lcp) },
    { name: 'inp', text: ({ p75 }) => time(p75.inp) },
    { name: 'cls', text: ({ p75 }) => shift(p75.cls) },
    { name: 'longTasks', text: ({ p75 }) => time(p75.longTasks) },
  ];
  return (
    <>
      <FactList
        facts={[
          { term: t('test.rollouts.share'), value: formatPercent(percent / 100, lang) },
          {
            term: t('test.rollouts.next'),
            value: nextAt === null ? next : formatDate(nextAt, lang, { time: true }),
          },
        ]}
      />
      <Table
        caption={t('test.rollouts.caption', { remote })}
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          {
            key: 'name',
            title: t('test.rollouts.measure'),
            header: true,
            cell: ({ name }) => t(`test.rollouts.${name}`),
          },
          {
            key: 'current',
            title: t('test.rollouts.current', { version: current.version }),
            align: 'end',
            cell: ({ text }) => text(current),
          },
          {
            key: 'candidate',
            title: t('test.rollouts.candidate', { version: candidate.version }),
            align: 'end',
            cell: ({ text }) => text(candidate),
          },
        ]}
      />
    </>
  );
};

/** Shows both versions of each rollout that runs, side by side. */
export const Rollouts = (): ReactElement | null => {
  const t = useTestTexts();
  const rollouts = useRollouts();
  if (rollouts.length === 0) return null;
  return (
    <Section title={t('test.rollouts.title')}>
      {rollouts.map((state) => (
        <Rollout key={state.remote} state={state} />
      ))}
    </Section>
  );
};
