/** Markets with statistics, Georgia first. */
export const MARKETS = ['georgia', 'azerbaijan'] as const;

export type Market = (typeof MARKETS)[number];

/** The market of visitors who have chosen none. */
export const DEFAULT_MARKET: Market = 'georgia';

export const isMarket = (text: unknown): text is Market => MARKETS.some((market) => market === text);
