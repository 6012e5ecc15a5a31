import { formatDate, toDate } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import { colour, font, size, smallSoft, space } from '@caravan/shared/theme';
import { column } from '../../components/column';

interface CountdownProps {
  /** Unix seconds. */
  readonly endTime: number;
  readonly minutesLeft: number | null;
}

const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;

/** Remaining days, hours and minutes, and the end of the draw. Without scripts only the end shows. */
export const Countdown = ({ endTime, minutesLeft }: CountdownProps) => {
  const t = useTexts('marketplace');
  const { lang } = useSite();
  const minutes = minutesLeft ?? 0;
  const figures = [
    ['prize.days', Math.floor(minutes / MINUTES_PER_DAY)],
    ['prize.hours', Math.floor((minutes % MINUTES_PER_DAY) / MINUTES_PER_HOUR)],
    ['prize.minutes', minutes % MINUTES_PER_HOUR],
  ] as const;
  return (
    <div>
      {/* Screen readers do not announce the changes of a timer. */}
      <Figures role="timer" aria-label={t('prize.left')} $known={minutesLeft !== null}>
        {figures.map(([unit, count]) => (
          <span key={unit}>
            <Figure>{count}</Figure> <Unit>{t(unit, { count })}</Unit>
          </span>
        ))}
      </Figures>
      <End>
        {t(minutesLeft === 0 ? 'prize.ended' : 'prize.ends')}{' '}
        <time dateTime={toDate(endTime)?.toISOString()}>
          {formatDate(endTime, lang, { style: 'long', time: true })}
        </time>
        {t('prize.zone')}
      </End>
    </div>
  );
};

/** Keeps its space before the countdown starts. */
const Figures = styled.div<{ $known: boolean }>`
  display: flex;
  flex-wrap: wrap;
  row-gap: ${space[1]};
  visibility: ${({ $known }) => ($known ? 'visible' : 'hidden')};
  > span {
    display: flex;
    flex-direction: column;
    min-width: 0;
    padding-inline: ${space[3]};
    border-inline-start: 1px solid ${colour.line};
  }
  > span:first-child {
    padding-inline-start: 0;
    border: 0;
  }
  @media (scripting: none) {
    display: none;
  }
  ${column.phone} {
    > span {
      padding-inline: ${space[2]};
    }
  }
`;

const Figure = styled.span`
  min-width: 2ch;
  font-family: ${font.display};
  font-size: calc(1.5 * ${size.hero});
  font-variant-numeric: tabular-nums lining-nums;
  font-weight: ${font.strong};
  letter-spacing: -0.02em;
  line-height: 1.05;
  ${column.phone} {
    font-size: ${size.hero};
  }
`;

const Unit = styled.span`
  ${smallSoft}
`;

const End = styled.p`
  margin-top: ${space[2]};
  ${smallSoft}
  font-variant-numeric: tabular-nums;
`;
