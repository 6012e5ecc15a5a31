/** Currencies of the site (ISO 4217). Only the header of calls has them in lower case. */
export const CURRENCIES = ['USD', 'GEL'] as const;

export type Currency = (typeof CURRENCIES)[number];

export const isCurrency = (text: unknown): text is Currency => CURRENCIES.some((currency) => currency === text);
