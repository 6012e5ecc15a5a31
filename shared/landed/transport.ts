import { exactRange, type MoneyRange } from './range';
import type { ImportCountry } from './tariff';

/** Import countries, and the ports of delivery in each, by their English names. */
export const portsOf: Readonly<Record<ImportCountry, readonly string[]>> = {
  georgia: ['Poti', 'Batumi'],
  azerbaijan: ['Baku'],
};

/** Longest usual delivery from China, in days. Car pages promise 52 to 60 days for every country (MOD-7). */
export const deliveryDays: Readonly<Record<ImportCountry, number>> = { georgia: 60, azerbaijan: 60 };

/** The smallest number of offers that give a freight. */
export const FREIGHT_MIN_OFFERS = 20;

/** Freight and insurance of a car, from the offers that name both prices: quartiles of CIF less FOB, in dollars. */
export interface Freight {
  /** The port of departure, by its English name. */
  readonly from: string;
  readonly country: ImportCountry;
  readonly offers: number;
  readonly lowUsd: number;
  readonly medianUsd: number;
  readonly highUsd: number;
}

/** The export prices of a car, in dollars. Cities are English names. Null if unknown. */
export interface ExportPrices {
  readonly fobUsd: number | null;
  readonly fobCity: string | null;
  readonly cifUsd: number | null;
  readonly cifCity: string | null;
}

/** The price of a car at the border. `freight`: null if it is the seller's own CIF price. */
export interface DeliveredPrice {
  readonly usd: MoneyRange<'USD'>;
  readonly freight: Freight | null;
}

/** Why a price at the border is not known: no price to calculate it from, or no freight to add to that price. */
export type MissingPart = 'noPrice' | 'noFreight';

/** Returns the price at the border: CIF to a port of the country, or FOB with the usual freight. */
export const deliveredTo = (
  country: ImportCountry,
  { fobUsd, fobCity, cifUsd, cifCity }: ExportPrices,
  freights: readonly Freight[],
): DeliveredPrice | MissingPart => {
  if (cifUsd !== null && cifCity !== null && portsOf[country].includes(cifCity)) {
    return { usd: exactRange('USD', cifUsd), freight: null };
  }
  if (fobUsd === null) return 'noPrice';
  const freight = freights.find((each) => each.from === fobCity && each.country === country);
  if (freight === undefined || freight.offers < FREIGHT_MIN_OFFERS) return 'noFreight';
  return { usd: { currency: 'USD', low: fobUsd + freight.lowUsd, high: fobUsd + freight.highUsd }, freight };
};
