import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import { size, space } from '@caravan/shared/theme';
import { VisuallyHidden } from '@caravan/shared/ui';
import { arrowPath, directionColour, type Direction } from './directions';

interface RankChangeProps {
  readonly ranking: number;
  /** Rank of the previous month, -1 if there was none. */
  readonly lastRanking: number;
}

/** Shows the number of places that a series moved up or down. Renders nothing without a change or a previous rank. */
export const RankChange = ({ ranking, lastRanking }: RankChangeProps) => {
  const t = useTexts('ranking');
  if (lastRanking === -1 || lastRanking === ranking) return null;
  const places = Math.abs(lastRanking - ranking);
  const direction = ranking < lastRanking ? 'up' : 'down';
  return (
    <Change $direction={direction}>
      <svg viewBox="0 0 10 10" aria-hidden="true" focusable="false">
        <path d={arrowPath[direction]} />
      </svg>
      <span aria-hidden="true">{places}</span>
      <VisuallyHidden>{t(`rank.${direction}`, { count: places })}</VisuallyHidden>
    </Change>
  );
};

const Change = styled.span<{ $direction: Direction }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space.half};
  color: ${({ $direction }) => directionColour[$direction]};
  font-size: ${size.small};
  font-variant-numeric: tabular-nums;
  svg {
    width: 0.6em;
    height: 0.6em;
    fill: currentColor;
  }
`;
