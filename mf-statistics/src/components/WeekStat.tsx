import { formatNumber } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { lastWeek } from '@caravan/shared/terms';
import { Stat } from '@caravan/shared/ui';
import { periodText } from './periods';

interface WeekStatProps {
  /** Monday of the week, `2026-11-09`. */
  readonly week: string;
  readonly units: number;
}

/** Shows the sales of one week. The label is "the last week" only for that week, otherwise its dates (SAL-8). */
export const WeekStat = ({ week, units }: WeekStatProps) => {
  const t = useTexts('statistics');
  const { lang, today } = useSite();
  const period = periodText(week, lang);
  const isLast = week === lastWeek(today);
  return (
    <Stat
      label={isLast ? t('sales.lastWeek') : t('sales.soldIn.week', { period })}
      value={formatNumber(units, lang)}
      note={isLast ? period : t('sales.cars', { count: units })}
    />
  );
};
