import type { UsedCar } from '@caravan/shared/contracts/calls';

/** Name with the year, for example "2023 BYD Seal". */
export const titleOf = ({ year, name }: Pick<UsedCar, 'year' | 'name'>): string =>
  year === null ? name : `${String(year)} ${name}`;

/** Parses the comma-separated addresses of a car's pictures. The cover is the first. */
export const imagesOf = ({ images }: Pick<UsedCar, 'images'>): string[] =>
  images
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');

/** Returns the path of the catalogue, or of its search for a brand. */
export const cataloguePath = (brand?: string): string =>
  brand === undefined ? '/cars' : `/cars?keyword=${encodeURIComponent(brand)}`;

type PriceStatus = 'up' | 'down' | 'none';

/** Compares the price with the car's lowest price so far (MOD-5). */
export const priceStatus = ({ salePrice, lowestPrice }: Pick<UsedCar, 'salePrice' | 'lowestPrice'>): PriceStatus => {
  if (salePrice === null || lowestPrice === null || salePrice === lowestPrice) return 'none';
  return salePrice > lowestPrice ? 'up' : 'down';
};
