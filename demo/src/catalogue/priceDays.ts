import { addDays, utcMs } from '@caravan/shared/terms';
import type { priceDays } from '@caravan/api/schema';
import { createRandom } from '../random/random';

interface Offer {
  readonly id: string;
  readonly priceUsd: number | null;
  /** The lowest price before the current one. If it is absent, any price is possible. If it equals the current price, the price has never changed. */
  readonly lowestUsd?: number | null;
  /** The day on which it was first offered, `YYYY-MM-DD`. */
  readonly since: string;
}

const dayMs = 86_400_000;
const step = 50;

/** Returns the number of days since an offer's first day. */
const daysBetween = (since: string, today: string): number => (utcMs(today) - utcMs(since)) / dayMs;

/** Returns whether an offer is old enough for an earlier price: its first day and its latest price are both before `today`. */
export const canHaveChanged = (since: string, today: string): boolean => daysBetween(since, today) >= 2;

/**
 * Returns the prices of offers over time, which end at their current prices before `today`. More than half of them have changed. Those
 * without a known lowest price have mostly changed downwards.
 */
export const demoPriceDays = (
  kind: 'car' | 'vehicle',
  offers: readonly Offer[],
  today: string,
): (typeof priceDays.$inferInsert)[] =>
  offers.flatMap(({ id, priceUsd: currentUsd, lowestUsd: lowest = null, since }) => {
    if (currentUsd === null) return [];
    const random = createRandom(`prices ${kind} ${id}`);
    const isChanged = lowest === null ? random.next() >= 0.45 : lowest !== currentUsd;
    const changes = isChanged ? random.integer(1, 4) : 0;
    const lastDay = daysBetween(since, today) - 1;
    const changeDays = Array.from({ length: canHaveChanged(since, today) ? changes : 0 }, () =>
      addDays(since, random.integer(1, lastDay)),
    );
    let price = currentUsd;
    return [...new Set([since, ...changeDays])]
      .toSorted()
      .toReversed()
      .map((day, index) => {
        const row = { kind, id, day, priceUsd: price };
        const share = random.between(0.01, 0.05) * (lowest !== null || random.next() < 0.8 ? 1 : -0.5);
        const earlierPrice = Math.round((price * (1 + share)) / step) * step;
        price = index === 0 && lowest !== null ? lowest : earlierPrice === price ? price + step : earlierPrice;
        return row;
      });
  });
