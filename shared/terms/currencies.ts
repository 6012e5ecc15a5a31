/** Currencies that prices are shown in, by ISO 4217. Only the header of calls writes them small. */
export const CURRENCIES = ['USD', 'GEL'] as const;

/** One of {@link CURRENCIES}. */
export type Currency = (typeof CURRENCIES)[number];

/** Whether a text names one of {@link CURRENCIES}. */
export const isCurrency = (text: unknown): text is Currency => CURRENCIES.some((currency) => currency === text);
