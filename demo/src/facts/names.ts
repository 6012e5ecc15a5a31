import { slugOf } from '@caravan/api/media';

export const brandId = (brand: string): string => slugOf(brand);
/** Returns the id of a series or a market model. */
export const seriesId = (brand: string, series: string): string => slugOf(`${brand} ${series}`);

/** Returns the first make of a brand. The facts combine some makes: `Ravon / Daewoo` gives `Ravon`. */
export const firstMakeOf = (brand: string): string => brand.split(' / ')[0] ?? brand;

/** Joins brand and series without a repeated word: `GAC Aion` + `Aion S` is `GAC Aion S`, `MG` + `MG4 EV` is `MG4 EV`. */
export const fullName = (brand: string, series: string): string => {
  if (series.startsWith(brand)) return series;
  const last = brand.split(' ').at(-1) ?? brand;
  return series.startsWith(`${last} `) ? `${brand}${series.slice(last.length)}` : `${brand} ${series}`;
};
