import { styled } from 'styled-components';
import { formatDate, formatNumber, MISSING } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { media, space } from '@caravan/shared/theme';
import { Stat, StatRow } from '@caravan/shared/ui';
import type { TitledModel } from '../api/auctionApi';
import { Change } from './Change';
import { changeOf } from './headline';
import { nameBefore } from './periods';
import { PriceStat } from './PriceStat';
import type { Step } from './UnitsAndPrice';
import { WeekStat } from './WeekStat';

interface FramedFiguresProps {
  readonly points: TitledModel['dayList'];
  readonly step: Step;
}

/** Shows large figures of the newest week or of all days together. */
export const FramedFigures = ({ points, step }: FramedFiguresProps) => {
  const t = useTexts('statistics');
  const { lang } = useSite();
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const previous = points.find(({ name }) => name === nameBefore(last.name, step));
  const isByDay = step === 'day';
  const day = formatDate(last.name, lang);
  const sold = points.reduce((total, { value }) => total + value, 0);
  const change = changeOf(last.value, previous?.value);
  return (
    <Row $count={isByDay ? 3 : 4}>
      {isByDay ? (
        <Stat
          label={t('framed.sold', { count: points.length, days: formatNumber(points.length, lang) })}
          value={formatNumber(sold, lang)}
          note={`${formatDate(first.name, lang)} – ${day}`}
        />
      ) : (
        <>
          <WeekStat week={last.name} units={last.value} />
          <Stat
            label={t('insights.change')}
            value={change === undefined ? MISSING : <Change share={change} lang={lang} />}
            note={
              previous &&
              t('sales.changeNote.week', { count: previous.value, units: formatNumber(previous.value, lang) })
            }
          />
        </>
      )}
      <PriceStat
        price={last.value2}
        units={last.value}
        change={changeOf(last.value2, previous?.value2)}
        since={t(`framed.since.${step}`)}
        {...(isByDay && { period: day })}
      />
      <Stat
        label={t('framed.onOffer')}
        value={formatNumber(last.value3, lang)}
        note={isByDay ? day : t('framed.weekEnd')}
      />
    </Row>
  );
};

/** The figures are all on one line or two on each, because frames are narrow. */
const Row = styled(StatRow)<{ $count: number }>`
  && {
    column-gap: ${space[2]};
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
    @media (max-width: 40em) {
      grid-template-columns: repeat(${({ $count }) => ($count === 4 ? 2 : $count)}, minmax(0, 1fr));
    }
    ${media.phone} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
