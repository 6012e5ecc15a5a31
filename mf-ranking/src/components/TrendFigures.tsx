import { styled } from 'styled-components';
import { formatMonth, formatNumber, formatPercent, SMALLEST_SHARE } from '@caravan/shared/format';
import type { TrendPoint } from '@caravan/shared/contracts/calls';
import { useSite, useTexts } from '@caravan/shared/site';
import { addMonths } from '@caravan/shared/terms';
import { Stat, StatRow } from '@caravan/shared/ui';
import { arrowPath, wayColour, type Way } from './ways';

const wayOf = (change: number): Way => (change > 0 ? 'up' : change < 0 ? 'down' : 'none');

/** Change against the previous month: an arrow and a text. */
const Against = ({ way, text }: { way: Way; text: string }) => (
  <Said $way={way}>
    {way !== 'none' && (
      <svg viewBox="0 0 10 10" aria-hidden="true" focusable="false">
        <path d={arrowPath[way]} />
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
  const sales = (): { way: Way; text: string } => {
    if (lastCount === null) return { way: 'none', text: t('trend.unsold', { month }) };
    const way = wayOf(count - lastCount);
    if (way === 'none') return { way, text: t('trend.asMany', { month }) };
    // There is no percentage of zero.
    if (lastCount === 0) return { way, text: t('trend.noneBefore', { month }) };
    const change = Math.abs(count - lastCount) / lastCount;
    if (change < SMALLEST_SHARE) return { way: 'none', text: t('trend.nearlyAsMany', { month }) };
    const words = { up: 'trend.more', down: 'trend.fewer' } as const;
    return { way, text: t(words[way], { share: formatPercent(change, lang), month }) };
  };
  const rank = (): { way: Way; text: string } => {
    if (lastRanking === -1) return { way: 'none', text: t('trend.rankNone', { month }) };
    const way = wayOf(lastRanking - ranking);
    if (way === 'none') return { way, text: t('trend.rankSame', { month }) };
    const places = t(`rank.${way}`, { count: Math.abs(lastRanking - ranking) });
    return { way, text: t('trend.rankUp', { places, month }) };
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

const Said = styled.span<{ $way: Way }>`
  color: ${({ $way }) => wayColour[$way]};
  svg {
    display: inline-block;
    width: 0.6em;
    height: 0.6em;
    margin-inline-end: 0.4em;
    fill: currentColor;
  }
`;
