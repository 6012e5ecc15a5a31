import { keyframes, styled } from 'styled-components';
import { colour, font, media, motion, size, space } from '@caravan/shared/theme';

/** The amount on a seal, with the next steps below. */
export const Result = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  place-items: center;
  align-content: center;
`;

const appear = keyframes`
  from { opacity: 0; transform: scale(0.8); }
`;

export const Words = styled.div<{ $moves: boolean }>`
  grid-area: 1 / 1;
  max-width: 14rem;
  color: ${colour.onAccent};
  text-align: center;
  animation: ${({ $moves }) => ($moves ? appear : 'none')} 500ms 300ms ${motion.ease} backwards;
  ${media.calm} {
    animation: none;
  }
  h3 {
    font-family: ${font.text};
    font-size: ${size.body};
    outline: none;
  }
`;

export const Amount = styled.span`
  display: block;
  font-family: ${font.display};
  font-size: ${size.hero};
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.15;
  white-space: nowrap;
`;

export const Next = styled.p`
  max-width: 24rem;
  color: ${colour.inkSoft};
  text-align: center;
`;
