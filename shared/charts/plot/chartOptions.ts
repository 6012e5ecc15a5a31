import type { Options, SeriesOptionsType, YAxisOptions } from 'highcharts';
import { escapeHtml } from '../../format';
import { colour, font } from '../../theme';
import {
  BAR_SHARE,
  endSpace,
  isDashed,
  isMarked,
  MARK,
  NAMES,
  spacePx,
  startSpace,
  toneColour,
  figuresAt,
  axisTicks,
  backToFront,
  namedPeriods,
  type ChartSeries,
  type PlotProps,
} from '../figures';

/** Font sizes are in pixels, because `rem` is that of the partner's page in a widget. */
const labelStyle = (rem: number) => ({
  color: colour.inkFaint,
  fontSize: `${0.75 * rem}px`,
  fontFamily: font.text,
  textOverflow: 'none',
  whiteSpace: 'nowrap',
});

const axisOf = (series: readonly ChartSeries[], rem: number): YAxisOptions => {
  const ticks = axisTicks(series);
  const format = series[0]?.format;
  return {
    ...(ticks
      ? { tickPositions: ticks.toSorted((a, b) => a - b), min: Math.min(...ticks), max: Math.max(...ticks) }
      : {}),
    reversed: series.some((oneSeries) => oneSeries.isRank),
    startOnTick: false,
    endOnTick: false,
    title: { text: '' },
    gridLineColor: colour.line,
    gridLineWidth: 1,
    labels: {
      style: labelStyle(rem),
      x: -8,
      formatter: ({ value }) => (format ? format(Number(value)) : String(value)),
    },
  };
};

const seriesOf = (oneSeries: ChartSeries): SeriesOptionsType => {
  const ink = toneColour[oneSeries.tone];
  const common = { id: oneSeries.id, name: oneSeries.name, data: [...oneSeries.values], color: ink };
  if (oneSeries.kind === 'column') {
    return {
      ...common,
      type: 'column',
      borderWidth: 0,
      borderRadius: 0,
      groupPadding: (1 - BAR_SHARE) / 2,
      pointPadding: 0,
    };
  }
  const marked = isMarked(oneSeries);
  const marker = {
    enabled: marked,
    symbol: marked ? 'square' : 'circle',
    radius: MARK,
    fillColor: ink,
    lineColor: colour.surface,
  };
  return {
    ...common,
    type: 'line',
    lineWidth: 2,
    ...(isDashed(oneSeries) ? { dashStyle: 'Dash' as const } : {}),
    marker,
    states: { hover: { lineWidthPlus: 0, halo: null } },
  };
};

/**
 * HTML of the tooltip: a heading and one line for each figure. Only `<b>` and `<br/>`, because the CSP forbids inline
 * styles.
 */
export const tooltipText = (plot: PlotProps, index: number): string => {
  const lines = figuresAt(plot, index).map(({ name, figure }) => `${escapeHtml(name)}: <b>${escapeHtml(figure)}</b>`);
  return [`<b>${escapeHtml(plot.periods[index]?.text ?? '')}</b>`, ...lines].join('<br/>');
};

interface ChartSettings {
  /** Whether the plot has its narrow form. Highcharts asks again after each change of its size. */
  readonly isNarrow: () => boolean;
  /** Pixels of one rem. */
  readonly rem: number;
  readonly onPoint: (index: number) => void;
}

/** Highcharts options. Colours are CSS custom properties. Animations are off: they delay reading. */
export const chartOptions = (plot: PlotProps, { isNarrow, rem, onPoint }: ChartSettings): Options => ({
  chart: {
    animation: false,
    backgroundColor: 'transparent',
    marginTop: spacePx.top,
    marginBottom: spacePx.bottom,
    marginLeft: startSpace(plot.series) * rem,
    marginRight: endSpace(plot) * rem,
    style: { fontFamily: font.text },
  },
  // The CSP refuses the `<style>` of Highcharts' palette. The theme's colours are used instead.
  palette: { injectCSS: false },
  title: { text: '' },
  credits: { enabled: false },
  legend: { enabled: false },
  accessibility: { enabled: false },
  xAxis: {
    categories: plot.periods.map((period) => period.short),
    tickPositions: namedPeriods(plot.periods, NAMES.wide),
    lineColor: colour.lineStrong,
    tickLength: 0,
    crosshair: { width: 1, color: colour.lineStrong },
    // The same position as in the static plot. Highcharts would move the last label into the plot.
    labels: { style: labelStyle(rem), rotation: 0, y: 20, overflow: 'allow' },
  },
  yAxis: axisOf(plot.series, rem),
  plotOptions: {
    series: {
      animation: false,
      states: { inactive: { opacity: 1 } },
      point: {
        events: {
          mouseOver() {
            onPoint(this.index);
          },
        },
      },
    },
  },
  tooltip: {
    shared: true,
    animation: false,
    backgroundColor: colour.surface,
    borderColor: colour.lineStrong,
    borderRadius: 3,
    borderWidth: 1,
    shadow: false,
    padding: 10,
    style: { color: colour.ink, fontSize: `${0.875 * rem}px` },
    formatter() {
      return tooltipText(plot, this.index);
    },
  },
  series: backToFront(plot.series).map(seriesOf),
  responsive: {
    rules: [
      {
        condition: { callback: isNarrow },
        chartOptions: { xAxis: { tickPositions: namedPeriods(plot.periods, NAMES.narrow) } },
      },
    ],
  },
});
