import type { CatalogueBrand } from '@caravan/shared/contracts/calls';

/** Brands that fit beside the opener of the filters in two lines. */
const SHOWN = 10;

/** The brands with most cars, and the chosen one though it has few. */
export const shownBrands = (
  brands: readonly CatalogueBrand[],
  chosen: string | undefined,
): readonly CatalogueBrand[] => {
  const first = brands.slice(0, SHOWN);
  const other = brands.slice(SHOWN).find(({ id }) => id === chosen);
  return other ? [...first, other] : first;
};
