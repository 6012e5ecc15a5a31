import { notFound } from '@caravan/shared/contracts';
import type { Location } from '@caravan/shared/contracts/calls';
import { MARKETS } from '@caravan/shared/terms';

/** Longest title that calls accept (`carTitle` of the contract). */
const LONGEST = 200;

export interface TitledView {
  /** Title of the car on the auction site. */
  readonly title: string;
  readonly location: Location;
  /** A country in the address without figures. Those of Georgia are shown instead. */
  readonly unknownPlace?: string;
  /** Account that brought the visitor. Links to the site keep it. */
  readonly accountId?: string;
}

/** Throws `notFound()` if the address names no car. */
export const titledView = (search: URLSearchParams): TitledView => {
  const title = (search.get('title') ?? '').trim();
  if (title === '' || title.length > LONGEST) throw notFound();
  const accountId = search.get('accountId');
  const car = { title, ...(accountId ? { accountId } : {}) };
  const place = search.get('location') ?? '';
  const location = MARKETS.find((market) => market === place);
  if (location || place === '') return { ...car, location: location ?? 'georgia' };
  return { ...car, location: 'georgia', unknownPlace: place.slice(0, 40) };
};
