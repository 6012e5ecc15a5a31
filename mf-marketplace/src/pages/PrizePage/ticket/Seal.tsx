import { keyframes, styled } from 'styled-components';
import { colour, media, motion } from '@caravan/shared/theme';

const POINTS = 36;

/** Returns a point of the seal's rim around (100, 100). Even points are outer, odd ones inner. */
const rimPoint = (index: number): string => {
  const angle = (index * Math.PI) / POINTS;
  const radius = index % 2 === 0 ? 98 : 88;
  return `${(100 + radius * Math.sin(angle)).toFixed(1)},${(100 - radius * Math.cos(angle)).toFixed(1)}`;
};

const rim = Array.from({ length: 2 * POINTS }, (_, index) => rimPoint(index)).join(' ');

/** A seal behind the amount. `moves` animates its appearance. */
export const Seal = ({ moves }: { readonly moves: boolean }) => (
  <Drawing viewBox="0 0 200 200" aria-hidden="true" $moves={moves}>
    <polygon points={rim} />
    <circle cx="100" cy="100" r="80" />
    <circle cx="100" cy="100" r="76" />
  </Drawing>
);

const arrive = keyframes`
  from { opacity: 0; transform: scale(0.5) rotate(-70deg); }
`;

const Drawing = styled.svg<{ $moves: boolean }>`
  grid-area: 1 / 1;
  width: min(100%, 19rem);
  fill: ${colour.accent};
  circle {
    fill: none;
    stroke: ${colour.onAccent};
    stroke-width: 1;
  }
  animation: ${({ $moves }) => ($moves ? arrive : 'none')} 700ms ${motion.ease};
  ${media.calm} {
    animation: none;
  }
`;
