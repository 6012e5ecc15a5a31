import { notFound } from '@caravan/shared/contracts';
import type { Location } from '@caravan/shared/contracts/calls';
import { MARKETS } from '@caravan/shared/terms';

/** Longest title that calls accept (`carTitle` of the contract). */
const MAX_TITLE_LENGTH = 200;

export interface TitledView {
  /** Title of the car on the auction site. */
  readonly title: string;
  readonly location: Location;
  /** A country in the address without figures. Those of Georgia are shown instead. */
  readonly unknownLocation?: string;
  /** Account that brought the visitor. Links to the site keep it. */
  readonly accountId?: string;
}

/** Throws `notFound()` if the address names no car. */
export const titledView = (search: URLSearchParams): TitledView => {
  const title = (search.get('title') ?? '').trim();
  if (title === '' || title.length > MAX_TITLE_LENGTH) throw notFound();
  const accountId = search.get('accountId');
  const car = { title, ...(accountId ? { accountId } : {}) };
  const requestedLocation = search.get('location') ?? '';
  const location = MARKETS.find((market) => market === requestedLocation);
  if (location || requestedLocation === '') return { ...car, location: location ?? 'georgia' };
  return { ...car, location: 'georgia', unknownLocation: requestedLocation.slice(0, 40) };
};
