import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import { size, space } from '@caravan/shared/theme';
import { VisuallyHidden } from '@caravan/shared/ui';
import { arrowPath, wayColour, type Way } from './ways';

interface RankChangeProps {
  readonly ranking: number;
  /** Rank of the previous month, -1 if there was none. */
  readonly lastRanking: number;
}

/** Number of places that a series moved up or down. Renders nothing without a change or a previous rank. */
export const RankChange = ({ ranking, lastRanking }: RankChangeProps) => {
  const t = useTexts('ranking');
  if (lastRanking === -1 || lastRanking === ranking) return null;
  const places = Math.abs(lastRanking - ranking);
  const way = ranking < lastRanking ? 'up' : 'down';
  return (
    <Places $way={way}>
      <svg viewBox="0 0 10 10" aria-hidden="true" focusable="false">
        <path d={arrowPath[way]} />
      </svg>
      <span aria-hidden="true">{places}</span>
      <VisuallyHidden>{t(`rank.${way}`, { count: places })}</VisuallyHidden>
    </Places>
  );
};

const Places = styled.span<{ $way: Way }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space.half};
  color: ${({ $way }) => wayColour[$way]};
  font-size: ${size.small};
  font-variant-numeric: tabular-nums;
  svg {
    width: 0.6em;
    height: 0.6em;
    fill: currentColor;
  }
`;
