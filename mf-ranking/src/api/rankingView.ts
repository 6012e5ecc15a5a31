import type { rankList, trendList } from '@caravan/shared/contracts/calls';
import type { Answer, BoundQuery } from '@caravan/shared/store';
import { monthsBackFrom, newestMonth } from '@caravan/shared/terms';
import { measures, type Measure, type RankingId, type RankListArguments } from './measures';
import { anyPrice, isSamePrice, NO_LIMIT, PRICE_UNIT, priceIn, type PriceSpan } from './price';

export type RankList = Answer<typeof rankList>;
export type TrendQuery = BoundQuery<Answer<typeof trendList>>;

export type CarType = NonNullable<RankListArguments['carType']>;

export const carTypes: readonly CarType[] = ['sedan', 'suv', 'mpv'];

export const PAGE_SIZE = 10;
/** Limit of the call. */
const LAST_PAGE = 10_000;
/** Format of series ids. */
const ID = /^[\p{L}\p{N}._-]{1,64}$/u;

const addressParameters = ['by', 'month', 'carType', 'price', 'page', 'trend'] as const;
/** A parameter of the address that can be invalid. */
type AddressParameter = (typeof addressParameters)[number];

/** The view of an address. Invalid parameters fall back to valid ones. */
export interface RankingView {
  readonly id: RankingId;
  readonly measure: Measure;
  /** Only the sales ranking has months. */
  readonly month: string | undefined;
  /** The months to choose from, newest first. Empty if the ranking has no months. */
  readonly months: readonly string[];
  readonly carType: CarType | undefined;
  readonly price: PriceSpan;
  readonly page: number;
  /** Id of the series with an open trend. */
  readonly trend: string | undefined;
  /** Invalid parameters of the address. */
  readonly invalid: readonly AddressParameter[];
}

/** The part of a view that a link changes. */
export type ViewChange = Partial<Omit<RankingView, 'id' | 'months' | 'invalid'>>;

const isPage = (page: number): boolean => Number.isInteger(page) && page >= 1;

/** Returns the default price range. The division ranking starts with the cheapest cars (RNK-4). */
const defaultPrice = (id: RankingId): PriceSpan => (id === 'division' ? { from: 0, to: 1 } : anyPrice);

export const rankingView = (id: RankingId, search: URLSearchParams, today: string): RankingView => {
  // The last six months with sales (RNK-3).
  const months = id === 'sale' ? monthsBackFrom(newestMonth(today), 6) : [];
  const measure = measures[id].find(({ key }) => key === search.get('by'));
  const month = months.find((value) => value === search.get('month'));
  const carType = carTypes.find((type) => type === search.get('carType'));
  const price = priceIn(search, defaultPrice(id));
  const page = Math.min(Number(search.get('page') ?? 1), LAST_PAGE);
  const trend = search.get('trend') ?? undefined;
  const isValidBound = (bound: keyof PriceSpan): boolean =>
    !search.has(bound) || search.get(bound) === String(price[bound]);
  const isValid: Record<AddressParameter, boolean> = {
    by: measure !== undefined || !search.has('by'),
    month: month !== undefined || !search.has('month'),
    carType: carType !== undefined || !search.has('carType'),
    price: isValidBound('from') && isValidBound('to'),
    page: isPage(page),
    trend: trend === undefined || ID.test(trend),
  };
  return {
    id,
    measure: measure ?? measures[id][0],
    months,
    month: month ?? months[0],
    carType,
    price,
    page: isPage(page) ? page : 1,
    trend: isValid.trend ? trend : undefined,
    invalid: addressParameters.filter((parameter) => !isValid[parameter]),
  };
};

export const rankListArguments = ({ measure, month, carType, price, page }: RankingView): RankListArguments => ({
  rankType: measure.rankType,
  size: PAGE_SIZE,
  current: page,
  ...(month ? { month } : {}),
  ...(carType ? { carType } : {}),
  ...(price.from > 0 ? { priceMin: price.from * PRICE_UNIT } : {}),
  ...(price.to < NO_LIMIT ? { priceMax: price.to * PRICE_UNIT } : {}),
});

/**
 * Returns the address of a changed view, without default values. Each change except the page returns to the first page. Each
 * change except the trend closes the trend, whose series may be missing in the new list.
 */
export const rankingAddress = (view: RankingView, changes: ViewChange): string => {
  const page = 'trend' in changes ? view.page : 1;
  const { id, measure, months, month, carType, price, ...rest } = { ...view, page, trend: undefined, ...changes };
  const search = new URLSearchParams();
  if (measure.key !== measures[id][0].key) search.set('by', measure.key);
  if (month && month !== months[0]) search.set('month', month);
  if (carType) search.set('carType', carType);
  if (!isSamePrice(price, defaultPrice(id))) {
    search.set('from', String(price.from));
    search.set('to', String(price.to));
  }
  if (rest.page > 1) search.set('page', String(rest.page));
  if (rest.trend) search.set('trend', rest.trend);
  return `/sales/${id}${search.size > 0 ? `?${search.toString()}` : ''}`;
};

/** Returns the address of a list's first page. It identifies the list independent of its page. */
export const listAddress = (view: RankingView): string => rankingAddress(view, {});
