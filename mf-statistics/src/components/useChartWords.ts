import { chartTexts, type ChartNotes, type ChartTexts } from '@caravan/shared/charts';
import { useSite, useTexts } from '@caravan/shared/site';
import type { Interval } from '../api/marketView';
import { periodText } from './periods';

type Sourced = Omit<ChartNotes, 'unit'>;

/** Texts that all charts of this remote share. */
export const useChartWords = (
  interval: Interval,
): {
  readonly texts: ChartTexts;
  /** Source and date of figures up to a period. */
  readonly until: (newest: string | undefined) => Sourced;
  /** Source and date of the figures of one period. */
  readonly within: (timeRange: string) => Sourced;
} => {
  const t = useTexts('statistics');
  const { lang } = useSite();
  const source = t('chart.source');
  return {
    texts: chartTexts(t, 'chart', t(`period.${interval}`)),
    until: (newest) => ({
      source,
      date: newest === undefined ? '' : t('chart.until', { period: periodText(newest, lang) }),
    }),
    within: (timeRange) => ({ source, date: timeRange === '' ? '' : periodText(timeRange, lang) }),
  };
};

export const fileOf = (...parts: readonly (string | undefined)[]): string =>
  ['caravan', ...parts]
    .filter(Boolean)
    .join('-')
    .replaceAll(/[^\w-]+/g, '-');
