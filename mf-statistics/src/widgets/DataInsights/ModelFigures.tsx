import { formatNumber, MISSING } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { Stat, StatRow } from '@caravan/shared/ui';
import { Change } from '../../components/Change';
import { headlineOf } from '../../components/headline';
import { periodText } from '../../components/periods';
import { PriceStat } from '../../components/PriceStat';
import type { ModelWeek } from './modelWeek';

/** The last week of a model in large figures. */
export const ModelFigures = ({ weeks }: { weeks: readonly ModelWeek[] }) => {
  const t = useTexts('statistics');
  const { lang } = useSite();
  const headline = headlineOf(weeks);
  if (!headline) return null;
  const { last, before, change, priceChange } = headline;
  return (
    <StatRow>
      <Stat label={t('insights.lastWeek')} value={formatNumber(last.units, lang)} note={periodText(last.name, lang)} />
      <Stat
        label={t('insights.change')}
        value={change === undefined ? MISSING : <Change share={change} lang={lang} />}
        note={before && t('insights.changeNote', { count: before.units, units: formatNumber(before.units, lang) })}
      />
      <PriceStat price={last.price} units={last.units} change={priceChange} since={t('sales.since.week')} />
    </StatRow>
  );
};
