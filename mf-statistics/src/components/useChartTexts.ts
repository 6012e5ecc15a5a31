import { chartTexts, type ChartNotes } from '@caravan/shared/charts';
import { useSite, useTexts } from '@caravan/shared/site';
import type { Interval } from '../api/marketView';
import { periodText } from './periods';

type SourceNotes = Omit<ChartNotes, 'unit'>;

/** Returns the texts that all charts of this remote share. */
export const useChartTexts = (interval: Interval) => {
  const t = useTexts('statistics');
  const { lang } = useSite();
  const source = t('chart.source');
  return {
    texts: chartTexts(t, 'chart', t(`period.${interval}`)),
    /** Returns source and date of figures up to a period. */
    notesUntil: (newest: string | undefined): SourceNotes => ({
      source,
      date: newest === undefined ? '' : t('chart.until', { period: periodText(newest, lang) }),
    }),
    /** Returns source and date of the figures of one period. */
    notesWithin: (timeRange: string): SourceNotes => ({
      source,
      date: timeRange === '' ? '' : periodText(timeRange, lang),
    }),
  };
};

export const fileOf = (...parts: readonly (string | undefined)[]): string =>
  ['caravan', ...parts]
    .filter(Boolean)
    .join('-')
    .replaceAll(/[^\w-]+/g, '-');
