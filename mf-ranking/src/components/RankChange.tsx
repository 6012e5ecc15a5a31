import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import { colour, size, space } from '@caravan/shared/theme';
import { VisuallyHidden } from '@caravan/shared/ui';

interface RankChangeProps {
  readonly ranking: number;
  /** Rank of the month before, -1 where there was none. */
  readonly lastRanking: number;
}

/** How many places a series went up or down; nothing where it kept its place or had none. */
export const RankChange = ({ ranking, lastRanking }: RankChangeProps) => {
  const t = useTexts('ranking');
  if (lastRanking === -1 || lastRanking === ranking) return null;
  const places = Math.abs(lastRanking - ranking);
  const up = ranking < lastRanking;
  return (
    <Places $up={up}>
      <svg viewBox="0 0 10 10" aria-hidden="true" focusable="false">
        <path d={up ? 'M5 1 9.500 9h-9z' : 'M5 9 .5 1h9z'} />
      </svg>
      <span aria-hidden="true">{places}</span>
      <VisuallyHidden>{t(up ? 'rank.up' : 'rank.down', { count: places })}</VisuallyHidden>
    </Places>
  );
};

const Places = styled.span<{ $up: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space.half};
  color: ${({ $up }) => ($up ? colour.good : colour.bad)};
  font-size: ${size.small};
  font-variant-numeric: tabular-nums;
  svg {
    width: 0.6em;
    height: 0.6em;
    fill: currentColor;
  }
`;
