import { styled } from 'styled-components';
import { colour, font } from '@caravan/shared/theme';

const CENTRE = 24;
const RADIUS = 17.5;
const SCALLOPS = 20;

/** Dots along the rim show the scalloped edge of a rosette in few bytes. */
const edge = `0 ${((2 * Math.PI * RADIUS) / SCALLOPS).toFixed(3)}`;

const grounds = { 1: colour.accent, 2: colour.ink, 3: colour.inkFaint } as const;

export type MedalRank = keyof typeof grounds;

/** Shows a rosette with a place. It is decorative, because the rank is beside it as text. */
export const Medal = ({ rank }: { rank: MedalRank }) => (
  <Rosette viewBox="0 0 48 60" aria-hidden="true" focusable="false" $ground={grounds[rank]}>
    <path className="tail" d="M14 38 9 58l8-4 5 6 4-19z" />
    <path className="tail" d="M34 38l5 20-8-4-5 6-4-19z" />
    <circle className="edge" cx={CENTRE} cy={CENTRE} r={RADIUS} strokeDasharray={edge} />
    <circle className="rim" cx={CENTRE} cy={CENTRE} r="14" />
    <text x={CENTRE} y="31" fontSize="20" textAnchor="middle">
      {rank}
    </text>
  </Rosette>
);

const Rosette = styled.svg<{ $ground: string }>`
  width: 2.75rem;
  height: auto;
  color: ${({ $ground }) => $ground};
  fill: currentColor;
  .tail {
    opacity: 0.55;
  }
  .edge {
    stroke: currentColor;
    stroke-width: 5.2;
    stroke-linecap: round;
  }
  .rim {
    fill: none;
    stroke: ${colour.paper};
    opacity: 0.7;
  }
  text {
    fill: ${colour.paper};
    font-family: ${font.display};
    font-weight: ${font.strong};
  }
`;
