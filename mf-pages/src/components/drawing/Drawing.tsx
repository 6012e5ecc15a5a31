import { styled } from 'styled-components';
import { colour, font } from '@caravan/shared/theme';

/**
 * Shows an inline SVG of the help pages. Its shapes get the colours of the theme by their classes. Its texts have sizes in em, because they
 * grow with the drawing.
 */
export const Drawing = styled.svg.attrs({ role: 'img', fontSize: 16 })`
  width: 100%;
  height: auto;
  .sheet {
    fill: ${colour.surface};
    stroke: ${colour.lineStrong};
  }
  .wash {
    fill: ${colour.wash};
  }
  .panel {
    fill: ${colour.surface};
    stroke: ${colour.accent};
    stroke-width: 1.5;
  }
  .studio {
    fill: ${colour.studio};
  }
  .body {
    fill: ${colour.studioInk};
  }
  .glass {
    fill: ${colour.studioLine};
  }
  .hairline {
    fill: none;
    stroke: ${colour.line};
  }
  .field {
    fill: ${colour.paper};
    stroke: ${colour.lineStrong};
  }
  .dot {
    fill: ${colour.lineStrong};
  }
  .sign {
    fill: none;
    stroke: ${colour.inkFaint};
    stroke-width: 1.5;
  }
  .words {
    fill: ${colour.line};
  }
  .good {
    fill: ${colour.good};
  }
  .bad {
    fill: ${colour.bad};
  }
  .accent {
    fill: ${colour.accent};
  }
  .line-accent {
    fill: none;
    stroke: ${colour.accent};
    stroke-width: 2;
  }
  text {
    fill: ${colour.ink};
    font-size: 0.8125em;
    font-variant-numeric: tabular-nums lining-nums;
  }
  text.strong {
    font-weight: ${font.strong};
  }
  text.title {
    font-family: ${font.display};
    font-size: 1.0625em;
    font-weight: ${font.strong};
  }
  text.figure {
    font-size: 1.75em;
    font-weight: ${font.strong};
    letter-spacing: 0.15em;
  }
  text.soft {
    fill: ${colour.inkSoft};
  }
  text.is-good {
    fill: ${colour.good};
  }
  text.is-bad {
    fill: ${colour.bad};
  }
  text.on-accent {
    fill: ${colour.onAccent};
    font-weight: ${font.strong};
  }
`;
