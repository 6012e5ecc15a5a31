import { styled } from 'styled-components';
import { formatMonth, formatNumber, formatPercent, SMALLEST_SHARE } from '@caravan/shared/format';
import type { TrendPoint } from '@caravan/shared/contracts/calls';
import { useSite, useTexts } from '@caravan/shared/site';
import { addMonths } from '@caravan/shared/terms';
import { Stat, StatRow } from '@caravan/shared/ui';
import { arrowPath, directionColour, type Direction } from './directions';

const directionOf = (change: number): Direction => (change > 0 ? 'up' : change < 0 ? 'down' : 'none');

/** Shows the change against the previous month as an arrow and a text. */
const ChangeNote = ({ direction, text }: { direction: Direction; text: string }) => (
  <ChangeText $direction={direction}>
    {direction !== 'none' && (
      <svg viewBox="0 0 10 10" aria-hidden="true" focusable="false">
        <path d={arrowPath[direction]} />
      </svg>
    )}
    {text}
  </ChangeText>
);

/** Shows sales and rank of the newest month of a trend, each against the previous month. */
export const TrendFigures = ({ point }: { point: TrendPoint }) => {
  const t = useTexts('ranking');
  const { lang } = useSite();
  const { count, lastCount, ranking, lastRanking } = point;
  const monthText = formatMonth(point.month, lang);
  const previousMonth = formatMonth(addMonths(point.month, -1), lang);
  const salesChange = (): { direction: Direction; text: string } => {
    if (lastCount === null) return { direction: 'none', text: t('trend.unsold', { month: previousMonth }) };
    const direction = directionOf(count - lastCount);
    if (direction === 'none') return { direction, text: t('trend.asMany', { month: previousMonth }) };
    // There is no percentage of zero.
    if (lastCount === 0) return { direction, text: t('trend.noneBefore', { month: previousMonth }) };
    const change = Math.abs(count - lastCount) / lastCount;
    if (change < SMALLEST_SHARE) return { direction: 'none', text: t('trend.nearlyAsMany', { month: previousMonth }) };
    const textKeys = { up: 'trend.more', down: 'trend.fewer' } as const;
    return { direction, text: t(textKeys[direction], { share: formatPercent(change, lang), month: previousMonth }) };
  };
  const rankChange = (): { direction: Direction; text: string } => {
    if (lastRanking === -1) return { direction: 'none', text: t('trend.rankNone', { month: previousMonth }) };
    const direction = directionOf(lastRanking - ranking);
    if (direction === 'none') return { direction, text: t('trend.rankSame', { month: previousMonth }) };
    const places = t(`rank.${direction}`, { count: Math.abs(lastRanking - ranking) });
    return { direction, text: t('trend.rankChanged', { places, month: previousMonth }) };
  };
  return (
    <StatRow>
      <Stat
        label={`${t('trend.sold')}, ${monthText}`}
        value={formatNumber(count, lang)}
        unit={t('units.cars')}
        note={<ChangeNote {...salesChange()} />}
      />
      <Stat
        label={`${t('trend.rank')}, ${monthText}`}
        value={formatNumber(ranking, lang)}
        note={<ChangeNote {...rankChange()} />}
      />
    </StatRow>
  );
};

const ChangeText = styled.span<{ $direction: Direction }>`
  color: ${({ $direction }) => directionColour[$direction]};
  svg {
    display: inline-block;
    width: 0.6em;
    height: 0.6em;
    margin-inline-end: 0.4em;
    fill: currentColor;
  }
`;
