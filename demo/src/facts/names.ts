import { slugOf } from '@caravan/api/media';

/** The id of a brand, a series or a market model. */
export const brandId = (brand: string): string => slugOf(brand);
export const seriesId = (brand: string, series: string): string => slugOf(`${brand} ${series}`);

/** The name that a car carries where the facts file two marques as one brand: `Ravon / Daewoo` is `Ravon`. */
export const marqueOf = (brand: string): string => brand.split(' / ')[0] ?? brand;

/** Brand and series as one name, without saying a word twice: `GAC Aion` + `Aion S` is `GAC Aion S`, `MG` + `MG4 EV` is `MG4 EV`. */
export const fullName = (brand: string, series: string): string => {
  if (series.startsWith(brand)) {
    return series;
  }
  const last = brand.split(' ').at(-1) ?? brand;
  return series.startsWith(`${last} `) ? `${brand}${series.slice(last.length)}` : `${brand} ${series}`;
};
