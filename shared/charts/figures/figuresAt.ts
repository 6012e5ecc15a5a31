import type { PlotProps } from './types';

/** Returns the figures of a period as name and text. Unknown figures are left out. */
export const figuresAt = ({ series }: PlotProps, index: number): { readonly name: string; readonly figure: string }[] =>
  series.flatMap((oneSeries) => {
    const value = oneSeries.values[index];
    return value === null || value === undefined ? [] : [{ name: oneSeries.name, figure: oneSeries.format(value) }];
  });

/** Returns a period and its figures as one text for screen readers. */
export const describePeriod = (plot: PlotProps, index: number): string =>
  [plot.periods[index]?.text ?? '', ...figuresAt(plot, index).map(({ name, figure }) => `${name}: ${figure}`)].join(
    ', ',
  );
