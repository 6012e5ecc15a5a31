import { notFound } from '@caravan/shared/contracts';
import type { Location } from '@caravan/shared/contracts/calls';
import { MARKETS } from '@caravan/shared/terms';

/** The longest title that calls take (`carTitle` of the contract). */
const LONGEST = 200;

/** What the address of a framed page asks for. */
export interface TitledView {
  /** What an auction site calls the car. */
  readonly title: string;
  readonly location: Location;
  /** A country that the address names and nobody has figures of: those of Georgia stand in for it. */
  readonly unknownPlace?: string;
  /** Who leads the visitor here, and on to the site. */
  readonly accountId?: string;
}

/** Throws `notFound()` where the address names no car. */
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
