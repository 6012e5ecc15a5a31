import { styled } from 'styled-components';
import { colour, font } from '@caravan/shared/theme';

const POINTS = 20;
const CENTRE = 24;

/** The scalloped edge of a rosette. */
const edge = Array.from({ length: POINTS * 2 }, (_, index) => {
  const angle = (index * Math.PI) / POINTS;
  const radius = index % 2 === 0 ? 20 : 17.6;
  return `${(CENTRE + radius * Math.sin(angle)).toFixed(2)},${(CENTRE - radius * Math.cos(angle)).toFixed(2)}`;
}).join(' ');

const grounds = { 1: colour.accent, 2: colour.ink, 3: colour.inkFaint } as const;

export type MedalPlace = keyof typeof grounds;

/** A rosette with its place on it. Decorative: the rank is said beside it. */
export const Medal = ({ place }: { place: MedalPlace }) => (
  <Rosette viewBox="0 0 48 60" aria-hidden="true" focusable="false" $ground={grounds[place]}>
    <path className="tail" d="M14 38 9 58l8-4 5 6 4-19z" />
    <path className="tail" d="M34 38l5 20-8-4-5 6-4-19z" />
    <polygon points={edge} />
    <circle cx={CENTRE} cy={CENTRE} r="14" />
    <text x={CENTRE} y="31" textAnchor="middle">
      {place}
    </text>
  </Rosette>
);

const Rosette = styled.svg<{ $ground: string }>`
  width: 2.75rem;
  height: auto;
  fill: ${({ $ground }) => $ground};
  .tail {
    opacity: 0.55;
  }
  circle {
    fill: none;
    stroke: ${colour.paper};
    stroke-width: 1;
    opacity: 0.7;
  }
  text {
    fill: ${colour.paper};
    font-family: ${font.display};
    font-size: 1.25rem;
    font-weight: ${font.strong};
  }
`;
