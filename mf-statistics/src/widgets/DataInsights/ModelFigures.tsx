import { formatNumber, MISSING } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { Stat, StatRow } from '@caravan/shared/ui';
import { Change } from '../../components/Change';
import { headlineOf, type Figures } from '../../components/headline';
import { PriceStat } from '../../components/PriceStat';
import { WeekStat } from '../../components/WeekStat';

export const ModelFigures = ({ weeks }: { weeks: readonly Figures[] }) => {
  const t = useTexts('statistics');
  const { lang } = useSite();
  const headline = headlineOf(weeks, 'week');
  if (!headline) return null;
  const { last, previous, change, priceChange } = headline;
  return (
    <StatRow>
      <WeekStat week={last.name} units={last.units} />
      <Stat
        label={t('insights.change')}
        value={change === undefined ? MISSING : <Change share={change} lang={lang} />}
        note={
          previous && t('sales.changeNote.week', { count: previous.units, units: formatNumber(previous.units, lang) })
        }
      />
      <PriceStat price={last.price} units={last.units} change={priceChange} since={t('sales.since.week')} />
    </StatRow>
  );
};
