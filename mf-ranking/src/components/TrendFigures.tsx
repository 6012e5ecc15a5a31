import { styled } from 'styled-components';
import { formatMonth, formatNumber, formatPercent, SMALLEST_SHARE } from '@caravan/shared/format';
import type { TrendPoint } from '@caravan/shared/contracts/calls';
import { useSite, useTexts } from '@caravan/shared/site';
import { addMonths } from '@caravan/shared/terms';
import { Stat, StatRow } from '@caravan/shared/ui';
import { arrowPath, directionColour, type Direction } from './directions';

const directionOf = (change: number): Direction => (change > 0 ? 'up' : change < 0 ? 'down' : 'none');

/** Change against the previous month: an arrow and a text. */
const Against = ({ direction, text }: { direction: Direction; text: string }) => (
  <Said $direction={direction}>
    {direction !== 'none' && (
      <svg viewBox="0 0 10 10" aria-hidden="true" focusable="false">
        <path d={arrowPath[direction]} />
      </svg>
    )}
    {text}
  </Said>
);

/** The newest month of a trend: sales and rank, each against the previous month. */
export const TrendFigures = ({ point }: { point: TrendPoint }) => {
  const t = useTexts('ranking');
  const { lang } = useSite();
  const { count, lastCount, ranking, lastRanking } = point;
  const shown = formatMonth(point.month, lang);
  const month = formatMonth(addMonths(point.month, -1), lang);
  const sales = (): { direction: Direction; text: string } => {
    if (lastCount === null) return { direction: 'none', text: t('trend.unsold', { month }) };
    const direction = directionOf(count - lastCount);
    if (direction === 'none') return { direction, text: t('trend.asMany', { month }) };
    // There is no percentage of zero.
    if (lastCount === 0) return { direction, text: t('trend.noneBefore', { month }) };
    const change = Math.abs(count - lastCount) / lastCount;
    if (change < SMALLEST_SHARE) return { direction: 'none', text: t('trend.nearlyAsMany', { month }) };
    const words = { up: 'trend.more', down: 'trend.fewer' } as const;
    return { direction, text: t(words[direction], { share: formatPercent(change, lang), month }) };
  };
  const rank = (): { direction: Direction; text: string } => {
    if (lastRanking === -1) return { direction: 'none', text: t('trend.rankNone', { month }) };
    const direction = directionOf(lastRanking - ranking);
    if (direction === 'none') return { direction, text: t('trend.rankSame', { month }) };
    const places = t(`rank.${direction}`, { count: Math.abs(lastRanking - ranking) });
    return { direction, text: t('trend.rankUp', { places, month }) };
  };
  return (
    <StatRow>
      <Stat
        label={`${t('trend.sold')}, ${shown}`}
        value={formatNumber(count, lang)}
        unit={t('units.cars')}
        note={<Against {...sales()} />}
      />
      <Stat label={`${t('trend.rank')}, ${shown}`} value={formatNumber(ranking, lang)} note={<Against {...rank()} />} />
    </StatRow>
  );
};

const Said = styled.span<{ $direction: Direction }>`
  color: ${({ $direction }) => directionColour[$direction]};
  svg {
    display: inline-block;
    width: 0.6em;
    height: 0.6em;
    margin-inline-end: 0.4em;
    fill: currentColor;
  }
`;
