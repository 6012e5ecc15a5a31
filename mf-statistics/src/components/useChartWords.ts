import { useTranslation } from 'react-i18next';
import type { ChartNotes, ChartTexts } from '@caravan/shared/charts';
import { useSite } from '@caravan/shared/site';
import { periodText } from './periods';

/** What every chart here says of itself; `newest` is the name of the newest period. */
export const useChartWords = (
  interval: 'week' | 'month',
  newest: string | undefined,
): { texts: ChartTexts; notes: Omit<ChartNotes, 'unit'> } => {
  const { t } = useTranslation('statistics');
  const { lang } = useSite();
  const period = newest === undefined ? '' : periodText(newest, lang);
  return {
    texts: { noData: t('chart.noData'), figures: t('chart.figures'), period: t(`period.${interval}`) },
    notes: {
      source: t('chart.source'),
      date: newest === undefined ? '' : t(interval === 'week' ? 'chart.untilWeek' : 'chart.until', { period }),
    },
  };
};
