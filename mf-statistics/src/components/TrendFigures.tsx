import { formatNumber } from '@caravan/shared/format';
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
  const { last, previous, change } = headline;
  const comparisonNote = (units: number | null | undefined, when: Interval | 'year') =>
    units === null || units === undefined
      ? t('sales.noComparison')
      : t(`sales.changeNote.${when}`, { count: units, units: formatNumber(units, lang) });
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
        value={<Change share={change} />}
        note={comparisonNote(previous?.units, interval)}
      />
      <Stat
        label={t('sales.yearChange')}
        value={<Change share={changeOf(last.units, last.yearBefore)} />}
        note={comparisonNote(last.yearBefore, 'year')}
      />
      <PriceStat {...headline} step={interval} />
    </FigureRow>
  );
};
