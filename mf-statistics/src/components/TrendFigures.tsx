import { formatNumber, MISSING } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { lastWeek } from '@caravan/shared/terms';
import { Stat } from '@caravan/shared/ui';
import type { Interval } from '../api/marketView';
import { Change } from './Change';
import { FigureRow } from './FigureRow';
import { changeOf, headlineOf } from './headline';
import { periodText } from './periods';
import { PriceStat } from './PriceStat';
import type { TrendPoint } from './trendPoint';

interface TrendFiguresProps {
  readonly points: readonly TrendPoint[];
  readonly interval: Interval;
}

/** The newest period in large figures. */
export const TrendFigures = ({ points, interval }: TrendFiguresProps) => {
  const t = useTexts('statistics');
  const { lang, today } = useSite();
  const headline = headlineOf(points);
  if (!headline) return null;
  const { last, before, change, priceChange } = headline;
  const period = periodText(last.name, lang);
  // Only the newest week is the last one; months and earlier weeks are named by their dates (SAL-8).
  const isLastWeek = interval === 'week' && last.name === lastWeek(today);
  const yearChange = changeOf(last.units, points.at(-1)?.yearBefore);
  const then = (units: number | null | undefined) =>
    units === null || units === undefined
      ? t('sales.noComparison')
      : t('sales.changeNote', { count: units, units: formatNumber(units, lang) });
  const share = (value: number | undefined) => (value === undefined ? MISSING : <Change share={value} lang={lang} />);
  return (
    <FigureRow>
      <Stat
        label={isLastWeek ? t('sales.lastWeek') : t(`sales.soldIn.${interval}`, { period })}
        value={formatNumber(last.units, lang)}
        note={isLastWeek ? period : t('sales.cars')}
      />
      <Stat label={t(`sales.change.${interval}`)} value={share(change)} note={then(before?.units)} />
      <Stat label={t('sales.yearChange')} value={share(yearChange)} note={then(points.at(-1)?.yearBefore)} />
      <PriceStat price={last.price} units={last.units} change={priceChange} since={t(`sales.since.${interval}`)} />
    </FigureRow>
  );
};
