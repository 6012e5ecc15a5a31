import { formatMoney, formatNumber, MISSING } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { Stat } from '@caravan/shared/ui';
import type { Interval } from '../api/marketView';
import { Change } from './Change';
import { FigureRow } from './FigureRow';
import { changeOf, headlineOf } from './headline';
import { periodText } from './periods';
import type { TrendPoint } from './trendPoint';

interface TrendFiguresProps {
  readonly points: readonly TrendPoint[];
  readonly interval: Interval;
}

/** The newest period in large figures. */
export const TrendFigures = ({ points, interval }: TrendFiguresProps) => {
  const t = useTexts('statistics');
  const { lang, currency } = useSite();
  const headline = headlineOf(points);
  if (!headline) return null;
  const { last, before, change } = headline;
  const yearChange = changeOf(last.units, points.at(-1)?.yearBefore);
  const then = (units: number | null | undefined) =>
    units === null || units === undefined
      ? t('sales.noComparison')
      : t('sales.changeNote', { units: formatNumber(units, lang) });
  const share = (value: number | undefined) => (value === undefined ? MISSING : <Change share={value} lang={lang} />);
  return (
    <FigureRow>
      <Stat
        label={t(`sales.last.${interval}`)}
        value={formatNumber(last.units, lang)}
        note={periodText(last.name, lang)}
      />
      <Stat label={t(`sales.change.${interval}`)} value={share(change)} note={then(before?.units)} />
      <Stat label={t('sales.yearChange')} value={share(yearChange)} note={then(points.at(-1)?.yearBefore)} />
      <Stat
        label={t('sales.medianPrice')}
        value={formatMoney(last.price, currency, lang)}
        note={t(`unitOf.price.${currency}`)}
      />
    </FigureRow>
  );
};
