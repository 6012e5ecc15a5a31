import { formatNumber, MISSING } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { Stat } from '@caravan/shared/ui';
import type { Interval } from '../api/marketView';
import { Change } from './Change';
import { FigureRow } from './FigureRow';
import { changeOf, headlineOf } from './headline';
import { periodText } from './periods';
import { PriceStat } from './PriceStat';
import type { TrendPoint } from './trendPoint';
import { WeekStat } from './WeekStat';

interface TrendFiguresProps {
  readonly points: readonly TrendPoint[];
  readonly interval: Interval;
}

/** Shows large figures of the newest period. */
export const TrendFigures = ({ points, interval }: TrendFiguresProps) => {
  const t = useTexts('statistics');
  const { lang } = useSite();
  const headline = headlineOf(points, interval);
  if (!headline) return null;
  const { last, previous, change, priceChange } = headline;
  const yearChange = changeOf(last.units, points.at(-1)?.yearBefore);
  const comparisonNote = (units: number | null | undefined, when: Interval | 'year') =>
    units === null || units === undefined
      ? t('sales.noComparison')
      : t(`sales.changeNote.${when}`, { count: units, units: formatNumber(units, lang) });
  const changeText = (value: number | undefined) =>
    value === undefined ? MISSING : <Change share={value} lang={lang} />;
  return (
    <FigureRow>
      {interval === 'week' ? (
        <WeekStat week={last.name} units={last.units} />
      ) : (
        <Stat
          label={t('sales.soldIn.month', { period: periodText(last.name, lang) })}
          value={formatNumber(last.units, lang)}
          note={t('sales.cars', { count: last.units })}
        />
      )}
      <Stat
        label={t(`sales.change.${interval}`)}
        value={changeText(change)}
        note={comparisonNote(previous?.units, interval)}
      />
      <Stat
        label={t('sales.yearChange')}
        value={changeText(yearChange)}
        note={comparisonNote(points.at(-1)?.yearBefore, 'year')}
      />
      <PriceStat price={last.price} units={last.units} change={priceChange} since={t(`sales.since.${interval}`)} />
    </FigureRow>
  );
};
