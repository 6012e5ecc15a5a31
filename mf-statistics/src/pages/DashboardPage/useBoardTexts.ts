import type { ChartHead } from '@caravan/shared/charts';
import { formatDate, formatNumber } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import type { Days } from '@caravan/shared/ui';
import { fileOf, useChartTexts } from '../../components/useChartTexts';

/** The data behind the figures. */
export type BoardSource = 'events' | 'demo' | 'accounts' | 'demoAccounts';

/** Returns the texts of charts and tables of a range. */
export const useBoardTexts = ({ from, to }: Days, source: BoardSource) => {
  const t = useTexts('statistics');
  const { lang } = useSite();
  const { texts } = useChartTexts('week');
  const number = (value: number): string => formatNumber(value, lang);
  const file = (name: string): string =>
    fileOf('dashboard', source.startsWith('demo') ? 'demo' : undefined, name, from, to);
  const notes = {
    source: t(`dashboard.source.${source}`),
    date: `${formatDate(from, lang)} – ${formatDate(to, lang)}`,
  };
  return {
    number,
    views: (count: number): string => t('dashboard.viewsOf', { count, number: number(count) }),
    visitors: (count: number): string => t('dashboard.visitorsOf', { count, number: number(count) }),
    file,
    /** Names the rows of a list of the API if it may be cut. */
    mostViewed: (list: readonly unknown[], maximum: number): string | undefined =>
      list.length < maximum ? undefined : t('dashboard.table.mostViewed', { all: number(list.length) }),
    /** Returns source and date of the figures, for files. */
    notes,
    /** Returns the head of a chart by its text key. `title` is its message. */
    head: (name: 'pages' | 'days' | 'countries' | 'platforms' | 'versions' | 'actions', title?: string): ChartHead => ({
      ...(title === undefined ? {} : { title }),
      label: t(`dashboard.${name}.label`),
      notes: { unit: t(`dashboard.${name}.unit`), ...notes },
      texts: { ...texts, period: t('period.day'), keys: t('dashboard.days.keys') },
      file: file(name),
    }),
  };
};
