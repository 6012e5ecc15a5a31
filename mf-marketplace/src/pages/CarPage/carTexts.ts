import type { UsedCar } from '@caravan/shared/contracts/calls';

/** A car as people call it: "2023 BYD Seal". */
export const titleOf = ({ year, name }: Pick<UsedCar, 'year' | 'name'>): string =>
  year === null ? name : `${String(year)} ${name}`;

/** Addresses of a car's pictures, the cover first. */
export const imagesOf = ({ images }: Pick<UsedCar, 'images'>): string[] =>
  images
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');

/** The catalogue, of one marque where it is named. */
export const cataloguePath = (brand?: string): string =>
  brand === undefined ? '/cars' : `/cars?keyword=${encodeURIComponent(brand)}`;

type PriceStatus = 'up' | 'down' | 'none';

/** How the price stands against the lowest that the car was offered at before (MOD-5). */
export const priceStatus = ({ salePrice, lowestPrice }: Pick<UsedCar, 'salePrice' | 'lowestPrice'>): PriceStatus => {
  if (salePrice === null || lowestPrice === null || salePrice === lowestPrice) return 'none';
  return salePrice > lowestPrice ? 'up' : 'down';
};
