import { styled } from 'styled-components';
import { formatDate, formatNumber } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { media, space } from '@caravan/shared/theme';
import { Stat, StatRow } from '@caravan/shared/ui';
import type { TitledModel } from '../api/auctionApi';
import { headlineOf, toFigures } from './headline';
import { PriceStat } from './PriceStat';
import type { Step } from './UnitsAndPrice';
import { WeekFigures } from './WeekFigures';

interface FramedFiguresProps {
  readonly points: TitledModel['dayList'];
  readonly step: Step;
}

/** Shows large figures of the newest week or of all days together. */
export const FramedFigures = ({ points, step }: FramedFiguresProps) => {
  const t = useTexts('statistics');
  const { lang } = useSite();
  const [first, last] = [points[0], points.at(-1)];
  const headline = headlineOf(toFigures(points), step);
  if (!first || !last || !headline) return null;
  const isByDay = step === 'day';
  const day = formatDate(last.name, lang);
  const sold = points.reduce((total, { value }) => total + value, 0);
  return (
    <Row $count={isByDay ? 3 : 4}>
      {isByDay ? (
        <Stat
          label={t('framed.sold', { count: points.length, days: formatNumber(points.length, lang) })}
          value={formatNumber(sold, lang)}
          note={`${formatDate(first.name, lang)} – ${day}`}
        />
      ) : (
        <WeekFigures {...headline} />
      )}
      <PriceStat {...headline} step={step} {...(isByDay && { period: day })} />
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
