import { insertMany } from '@caravan/api/database';
import { finderVehicles, priceDays, usedCars } from '@caravan/api/schema';
import { addDays, siteDay } from '@caravan/shared/terms';
import { demoPriceDays } from '../catalogue/priceDays';
import { createRandom } from '../random/random';
import { asDemo } from './asDemo';
import type { DemoPart } from './part';

/** Maximum number of days that a vehicle was offered before its last update. */
const maxDaysBefore = 180;

/** The prices of cars and vehicles over time. */
export const pricesPart: DemoPart = {
  tables: [priceDays],
  fill: async (db, today) => {
    // The database has stored the prices of all new rows as prices of today.
    await db.delete(priceDays);
    const cars = await db.select().from(usedCars);
    const vehicles = await db.select().from(finderVehicles);
    const rows = [
      ...demoPriceDays(
        'car',
        cars.map(({ id, priceUsd, lowestPriceUsd: lowestUsd, publishedAt }) => ({
          id,
          priceUsd,
          lowestUsd,
          since: siteDay(publishedAt.getTime()),
        })),
        today,
      ),
      ...demoPriceDays(
        'vehicle',
        vehicles.map(({ id, priceUsd, updatedAt }) => {
          const before = createRandom(`first seen ${id}`).integer(0, maxDaysBefore);
          return { id, priceUsd, since: addDays(siteDay(updatedAt.getTime()), -before) };
        }),
        today,
      ),
    ];
    await insertMany(db, priceDays, rows.map(asDemo));
  },
};
