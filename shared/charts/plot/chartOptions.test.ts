/** @jest-environment node */
import { chartOptions, tooltipText } from './chartOptions';
import { figures } from '../testing/figures';

const settings = { isNarrow: () => false, rem: 16, onPoint: () => undefined };

describe('options of Highcharts', () => {
  it('have one scale for all series, from zero', () => {
    const { yAxis, series } = chartOptions(figures, settings);
    expect(yAxis).toMatchObject({ tickPositions: [0, 4_000, 8_000, 12_000, 16_000], min: 0, max: 16_000 });
    expect(series).toMatchObject([
      { id: 'units', type: 'column' },
      { id: 'price', type: 'line', data: [11_900, null, 12_040] },
    ]);
  });

  it('start the scale below the lowest value only for prices', () => {
    const series = figures.series.slice(1).map((oneSeries) => ({ ...oneSeries, startsAtZero: false }));
    const { yAxis } = chartOptions({ ...figures, series }, settings);
    expect(yAxis).toMatchObject({ min: 11_880, max: 12_040 });
  });

  it('dash the neutral line, so that it differs without colour', () => {
    const lines = figures.series.map((oneSeries) => ({ ...oneSeries, kind: 'line' as const }));
    const { series } = chartOptions({ ...figures, series: lines }, settings);
    expect(series).toMatchObject([{ id: 'units', dashStyle: 'Dash' }, { id: 'price' }]);
    expect(series?.[1]).not.toHaveProperty('dashStyle');
  });

  it('reverse the scale of ranks', () => {
    const ranks = figures.series.map((oneSeries) => ({
      ...oneSeries,
      kind: 'line' as const,
      isRank: true,
      values: [4, 6, 5],
    }));
    expect(chartOptions({ ...figures, series: ranks }, settings).yAxis).toMatchObject({
      reversed: true,
      tickPositions: [4, 5, 6, 7, 8],
      min: 4,
      max: 8,
    });
  });

  it("use the theme's colours and inject no CSS", () => {
    const options = chartOptions(figures, settings);
    expect(options.palette).toEqual({ injectCSS: false });
    expect(JSON.stringify(options)).not.toMatch(/#[\da-f]{3,8}"|rgb/i);
    expect(options.tooltip?.useHTML).toBeUndefined();
  });

  it('disable animation and credits', () => {
    const { chart, credits, plotOptions, tooltip } = chartOptions(figures, settings);
    expect([chart?.animation, plotOptions?.series?.animation, tooltip?.animation]).toEqual([false, false, false]);
    expect(credits?.enabled).toBe(false);
  });

  it('name fewer periods on narrow screens', () => {
    const year = {
      ...figures,
      periods: Array.from({ length: 12 }, (_, key) => ({ key: `${key}`, text: '', short: '' })),
    };
    const isNarrow = () => true;
    const { xAxis, responsive } = chartOptions(year, { ...settings, isNarrow });
    expect(xAxis).toMatchObject({ tickPositions: { length: 6 } });
    expect(responsive?.rules).toMatchObject([
      { condition: { callback: isNarrow }, chartOptions: { xAxis: { tickPositions: { length: 3 } } } },
    ]);
  });

  it('leave room for the name of the newest period', () => {
    const months = figures.periods.map((period) => ({ ...period, short: 'Oct 2026' }));
    const after = (plot: object) => chartOptions({ ...figures, ...plot }, settings).chart?.marginRight;
    expect([after({}), after({ periods: months })]).toEqual([14.5, 25]);
  });

  it('leave room for larger text', () => {
    expect(chartOptions(figures, { ...settings, rem: 32 }).chart).toMatchObject({ marginLeft: 102, marginRight: 29 });
  });

  it("size texts by the rem of the plot, which is not that of a partner's page", () => {
    const { tooltip, xAxis, yAxis } = chartOptions(figures, { ...settings, rem: 20 });
    const labels = { style: { fontSize: '15px' } };
    expect([xAxis, yAxis]).toMatchObject([{ labels }, { labels }]);
    expect(tooltip?.style).toMatchObject({ fontSize: '17.5px' });
  });

  it('leave unknown figures out of the tooltip and escape names', () => {
    expect(tooltipText(figures, 1)).toBe('<b>2 Nov 2026</b><br/>Cars sold: <b>226</b>');
    const plotWithMarkup = {
      ...figures,
      series: figures.series.map((oneSeries) => ({ ...oneSeries, name: '<i>A & B</i>' })),
    };
    expect(tooltipText(plotWithMarkup, 1)).toBe('<b>2 Nov 2026</b><br/>&lt;i&gt;A &amp; B&lt;/i&gt;: <b>226</b>');
  });
});
