import { formatNumber } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { Stat } from '@caravan/shared/ui';
import { Change } from './Change';
import type { Headline } from './headline';
import { WeekStat } from './WeekStat';

/** Shows the sales of the newest week and their change from the week before. */
export const WeekFigures = ({ last, previous, change }: Headline) => {
  const t = useTexts('statistics');
  const { lang } = useSite();
  return (
    <>
      <WeekStat week={last.name} units={last.units} />
      <Stat
        label={t('sales.change.week')}
        value={<Change share={change} />}
        note={
          previous && t('sales.changeNote.week', { count: previous.units, units: formatNumber(previous.units, lang) })
        }
      />
    </>
  );
};
