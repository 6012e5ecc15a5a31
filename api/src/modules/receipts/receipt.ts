import type { LandedReceipt } from '@caravan/shared/contracts/calls';
import type { AgeLimit, Basis, LandedPrice, LastOrderDay, MoneyRange } from '@caravan/shared/landed';
import type { Currency } from '@caravan/shared/terms';
import { currencyOf, doubtsOf, type LandedBasis } from '../landed';

/** The currency of a call. `rate`: its units for one US dollar. */
interface ShownCurrency {
  readonly currency: Currency;
  readonly rate: number;
}

interface Span {
  readonly low: number;
  readonly high: number;
}

const round = ({ low, high }: Span): Span => ({ low: Math.round(low), high: Math.round(high) });
const multiply = ({ low, high }: Span, rate: number): Span => round({ low: low * rate, high: high * rate });

/**
 * Returns a landed price as a receipt of the contract. `port`: the port of departure in the language of the call. Default: its English
 * name.
 */
export const receiptOf = (
  price: LandedPrice,
  lastOrder: LastOrderDay | undefined,
  { tariffs, rates, asOf, isFromBank }: LandedBasis,
  { currency, rate }: ShownCurrency,
  port?: string | null,
): LandedReceipt => {
  const { country, declaredOn, delivered, clearance, total, ageLimit, isRoadUseDoubtful } = price;
  const localCurrency = currencyOf[country];
  const perUsd = rates[localCurrency];
  const inBoth = ({ low, high }: MoneyRange) => ({
    local: { low, high },
    shown: multiply({ low, high }, rate / perUsd),
  });
  const sources = new Map(tariffs.flatMap((each) => Object.entries(each.sources)));
  const basisOf = ({ kind, confidence, since, sources: keys }: Basis) => ({
    kind,
    confidence,
    since,
    sources: keys.flatMap((source) => sources.get(source) ?? []),
  });
  const rateOf = (of: keyof typeof rates) => ({ perUsd: rates[of], asOf: asOf[of], isFromBank: isFromBank[of] });
  const ageLimitOf = ({ basis, ...limit }: AgeLimit) => ({ ...limit, ...basisOf(basis) });
  return {
    country,
    declaredOn,
    localCurrency,
    delivered: delivered && {
      ...multiply(delivered.usd, rate),
      freight: delivered.freight && {
        from: port ?? delivered.freight.from,
        offers: delivered.freight.offers,
        low: Math.round(delivered.freight.lowUsd * rate),
        median: Math.round(delivered.freight.medianUsd * rate),
        high: Math.round(delivered.freight.highUsd * rate),
      },
    },
    lines: (clearance?.lines ?? []).map(({ key, amount, values, basis, unknown: parts }) => ({
      key,
      amount: inBoth(amount),
      values: { ...values },
      ...basisOf(basis),
      unknown: [...parts],
    })),
    clearance: clearance && inBoth(clearance.total),
    total: total && multiply(total, rate),
    ...doubtsOf(price),
    ...(ageLimit && { ageLimit: ageLimitOf(ageLimit) }),
    ...(isRoadUseDoubtful && { isRoadUseDoubtful }),
    rate: rateOf(localCurrency),
    ...(currency === 'GEL' && localCurrency !== 'GEL' && { lariRate: rateOf('GEL') }),
    lastOrder: lastOrder
      ? {
          day: lastOrder.day,
          changesOn: lastOrder.changesOn,
          change: lastOrder.changeUsd === null ? null : Math.round(lastOrder.changeUsd * rate),
          isExact: lastOrder.isExact,
          deliveryDays: lastOrder.deliveryDays,
        }
      : null,
  };
};
