import { render } from '@testing-library/react';
import { insertedRules } from '../../testing';
import type { chartOptions } from './chartOptions';
import { createCursor } from './cursor';
import { HighchartsPlot } from './HighchartsPlot';
import { Plot } from './Plot';
import { figures } from '../testing/figures';

const mockOptions = jest.fn<object, Parameters<typeof chartOptions>>();
jest.mock('./chartOptions', () => ({
  chartOptions: (...settings: Parameters<typeof chartOptions>) => mockOptions(...settings),
}));
jest.mock('highcharts/esm/highcharts.js', () => ({}));
jest.mock('highcharts-react-official', () => ({ HighchartsReact: () => null }));

it('has its narrow form where the styles of the plot say so [SAL-5]', () => {
  const { container } = render(
    <Plot $isLow={false}>
      <HighchartsPlot {...figures} cursor={createCursor()} className="plot" />
    </Plot>,
  );
  expect(insertedRules()).toMatch(/@media \(max-width: 47\.99em\) ?\{[^}]*--narrow: 1;/);
  const isNarrow = mockOptions.mock.lastCall?.[1].isNarrow;
  expect(isNarrow?.()).toBe(false);
  container.querySelector<HTMLElement>('.plot')?.style.setProperty('--narrow', '1');
  expect(isNarrow?.()).toBe(true);
});
