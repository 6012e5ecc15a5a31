import { styled } from 'styled-components';
import { colour, font, radius, size, space } from '../../theme';
import { Plot, sliderProps, StaticPlot } from '../plot';
import type { PlotProps } from '../figures';

interface FramedPlotProps extends PlotProps {
  readonly label: string;
  readonly keys: string;
  readonly isLow: boolean;
}

/**
 * The plot of framed pages, where React does not hydrate. `followPlots` finds these marks and fills the hidden
 * elements.
 */
export const FramedPlot = ({ label, keys, isLow, ...plot }: FramedPlotProps) => (
  <Plot {...sliderProps(plot, `${label}. ${keys}`, plot.periods.length - 1)} $isLow={isLow} data-plot="">
    <StaticPlot {...plot}>
      <Line data-cursor="" hidden />
      <Figures data-figures="" aria-hidden="true" hidden />
    </StaticPlot>
  </Plot>
);

/** The vertical line of the period, with a dot on each series. */
const Line = styled.div`
  position: absolute;
  inset-block: 0;
  border-inline-start: 1px solid ${colour.lineStrong};
  pointer-events: none;
  i {
    position: absolute;
    width: 0.5rem;
    height: 0.5rem;
    margin: -0.25rem;
    border-radius: ${radius.round};
    outline: 1px solid ${colour.surface};
  }
`;

/** The period and its figures, beside the line. */
const Figures = styled.div`
  position: absolute;
  width: max-content;
  max-width: 100%;
  padding: ${space[1]};
  border: 1px solid ${colour.lineStrong};
  border-radius: ${radius.control};
  background: ${colour.surface};
  font-size: ${size.small};
  line-height: 1.4;
  pointer-events: none;
  b {
    font-weight: ${font.strong};
  }
  p {
    display: flex;
    align-items: center;
    gap: ${space[1]};
  }
  svg {
    flex: none;
  }
  p > b {
    margin-inline-start: auto;
  }
`;
