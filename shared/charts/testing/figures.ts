import type { ChartProps, ChartTexts } from '../figures';

export const texts: ChartTexts = {
  noData: 'No data',
  figures: 'All figures',
  period: 'Week from',
  axisFrom: (from) => `Axis starts at ${from}`,
  keys: 'Arrow keys go from week to week',
  save: {
    open: 'Save',
    png: 'PNG',
    svg: 'SVG',
    csv: 'CSV',
    ways: 'Other ways',
    embed: 'Copy the embed code',
    copied: 'Copied',
    failed: 'Not saved',
    copyFailed: 'Not copied',
  },
};

/** Three weeks of units and prices, one price unknown. */
export const figures: ChartProps = {
  title: 'Sales fell by 8%',
  label: 'Weekly sales of a model',
  periods: [
    { key: '2026-10-26', text: '26 Oct 2026', short: '26 Oct' },
    { key: '2026-11-02', text: '2 Nov 2026', short: '2 Nov' },
    { key: '2026-11-09', text: '9 Nov 2026', short: '9 Nov' },
  ],
  series: [
    {
      id: 'units',
      name: 'Cars sold',
      unit: 'a week',
      kind: 'column',
      tone: 'neutral',
      values: [230, 226, 207],
      format: String,
    },
    {
      id: 'price',
      name: 'Median price',
      unit: 'US dollars',
      kind: 'line',
      tone: 'accent',
      values: [11_900, null, 12_040],
      format: (value) => `$${value}`,
    },
  ],
  notes: { unit: 'Cars sold a week', source: 'Source: demo', date: 'Up to 9 Nov 2026' },
  texts,
  file: 'caravan-weekly',
};
