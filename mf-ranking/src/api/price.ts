/** Guide prices in units of 10,000 USD. `to` 100 means no upper limit (RNK-4). */
export interface PriceSpan {
  readonly from: number;
  readonly to: number;
}

/** USD per unit of the slider. */
export const PRICE_UNIT = 10_000;
export const NO_LIMIT = 100;

export const anyPrice: PriceSpan = { from: 0, to: NO_LIMIT };

export const presets: readonly PriceSpan[] = [
  { from: 0, to: 1 },
  { from: 1, to: 2 },
  { from: 2, to: 4 },
  { from: 4, to: 6 },
  { from: 6, to: 8 },
  { from: 8, to: 10 },
  { from: 10, to: NO_LIMIT },
];

export const divisions = [
  { key: 'all', price: anyPrice },
  { key: 'low', price: { from: 0, to: 1 } },
  { key: 'economy', price: { from: 1, to: 3 } },
  { key: 'luxury', price: { from: 3, to: 8 } },
] as const;

export const isSamePrice = (first: PriceSpan, second: PriceSpan): boolean =>
  first.from === second.from && first.to === second.to;

const unitOf = (text: string | null, fallback: number): number => {
  const unit = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(unit) ? Math.min(NO_LIMIT, Math.max(0, Math.round(unit))) : fallback;
};

/**
 * Returns the price range of an address, corrected to valid limits at least one unit apart. Returns a new object for each
 * address, as the slider requires.
 */
export const priceIn = (search: URLSearchParams, fallback: PriceSpan): PriceSpan => {
  if (!search.has('from') && !search.has('to')) return { ...fallback };
  const [fromUnit, toUnit] = [unitOf(search.get('from'), 0), unitOf(search.get('to'), NO_LIMIT)];
  const from = Math.min(fromUnit, toUnit, NO_LIMIT - 1);
  return { from, to: Math.max(fromUnit, toUnit, from + 1) };
};
