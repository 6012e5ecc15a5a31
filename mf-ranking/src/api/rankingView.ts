import type { rankList } from '@caravan/shared/contracts/calls';
import { measures, type Measure, type RankingId, type RankListArguments } from './measures';
import { saleMonths } from './months';
import { anyPrice, isSamePrice, NO_LIMIT, PRICE_UNIT, priceIn, type PriceSpan } from './price';

export type RankList = NonNullable<(typeof rankList.result)['~types']>['output'];

export type CarType = NonNullable<RankListArguments['carType']>;

export const carTypes: readonly CarType[] = ['sedan', 'suv', 'mpv'];

export const PAGE_SIZE = 10;
/** The call's own limit. */
const LAST_PAGE = 10_000;
/** What ids of series are made of. */
const ID = /^[\p{L}\p{N}._-]{1,64}$/u;

const addressParts = ['by', 'month', 'carType', 'price', 'page', 'trend'] as const;
/** A part of an address that can be wrong. */
type AddressPart = (typeof addressParts)[number];

/** What the address asks for; where it asks for what there is not, the nearest that there is. */
export interface RankingView {
  readonly id: RankingId;
  readonly measure: Measure;
  /** Only sales have a month of their own. */
  readonly month: string | undefined;
  /** The months to choose from, newest first; none where the ranking has no month. */
  readonly months: readonly string[];
  readonly carType: CarType | undefined;
  readonly price: PriceSpan;
  readonly page: number;
  /** The series whose trend is open. */
  readonly trend: string | undefined;
  /** Parts of the address in whose place something else is shown. */
  readonly odd: readonly AddressPart[];
}

/** What a link of the page changes. */
export type ViewChange = Partial<Omit<RankingView, 'id' | 'months' | 'odd'>>;

const isPage = (page: number): boolean => Number.isInteger(page) && page >= 1;

/** Division starts with the cheapest cars (RNK-4). */
const usualPrice = (id: RankingId): PriceSpan => (id === 'division' ? { from: 0, to: 1 } : anyPrice);

export const rankingView = (id: RankingId, search: URLSearchParams, today: string): RankingView => {
  const months = id === 'sale' ? saleMonths(today) : [];
  const measure = measures[id].find(({ key }) => key === search.get('by'));
  const month = months.find((one) => one === search.get('month'));
  const carType = carTypes.find((type) => type === search.get('carType'));
  const price = priceIn(search, usualPrice(id));
  const page = Math.min(Number(search.get('page') ?? 1), LAST_PAGE);
  const trend = search.get('trend') ?? undefined;
  const says = (end: keyof PriceSpan): boolean => !search.has(end) || search.get(end) === String(price[end]);
  const understood: Record<AddressPart, boolean> = {
    by: measure !== undefined || !search.has('by'),
    month: month !== undefined || !search.has('month'),
    carType: carType !== undefined || !search.has('carType'),
    price: says('from') && says('to'),
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
    trend: understood.trend ? trend : undefined,
    odd: addressParts.filter((part) => !understood[part]),
  };
};

/** The call behind a view. */
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
 * The address of a view with changes, without what is the default. Any change but that of the page itself goes back to
 * the first page, and any but that of the trend closes it: its series may not be in the other list.
 */
export const rankingAddress = (view: RankingView, changes: ViewChange): string => {
  const page = 'trend' in changes ? view.page : 1;
  const { id, measure, months, month, carType, price, ...rest } = { ...view, page, trend: undefined, ...changes };
  const search = new URLSearchParams();
  if (measure.key !== measures[id][0].key) search.set('by', measure.key);
  if (month && month !== months[0]) search.set('month', month);
  if (carType) search.set('carType', carType);
  if (!isSamePrice(price, usualPrice(id))) {
    search.set('from', String(price.from));
    search.set('to', String(price.to));
  }
  if (rest.page > 1) search.set('page', String(rest.page));
  if (rest.trend) search.set('trend', rest.trend);
  return `/sales/${id}${search.size > 0 ? `?${search.toString()}` : ''}`;
};

/** What names a list whatever page of it is shown: its address from the first page. */
export const listAddress = (view: RankingView): string => rankingAddress(view, {});
