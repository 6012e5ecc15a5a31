import type { Db } from '@caravan/api/database';
import { finderVehicles, friendships, usedCars, vehicleTops } from '@caravan/api/schema';
import { desc, eq } from 'drizzle-orm';

/** The number of vehicles on the first page of lists. Visitors share these most. */
const promotedCount = 20;

/** Returns the name of a car's preview, from the address of its picture. */
const carOf = (page: 'car' | 'vehicle', picture: string): string | undefined => {
  const car = /^\/media\/cars\/([^/]+\/[^/]+)\//.exec(picture)?.[1];
  return car && `${page}/${car}`;
};

const accessoryOf = (picture: string): string | undefined => /^\/media\/(accessories\/[a-z-]+)[/.]/.exec(picture)?.[1];

/**
 * Returns the names of the previews of pages that the front page links to. A name is the address below `/media/social/` without
 * extension.
 */
export const previewsOfFront = async (db: Db): Promise<string[]> => {
  const cover = { picture: usedCars.coverImg };
  const [adverts, tops, vehicles, cars] = await Promise.all([
    db.select({ picture: friendships.img }).from(friendships),
    db.select(cover).from(vehicleTops).innerJoin(usedCars, eq(usedCars.id, vehicleTops.usedCarId)),
    db
      .select({ picture: finderVehicles.headImage })
      .from(finderVehicles)
      .orderBy(desc(finderVehicles.updatedAt))
      .limit(promotedCount),
    db.select(cover).from(usedCars).orderBy(desc(usedCars.publishedAt)).limit(promotedCount),
  ]);
  const previewNames = new Set([
    ...adverts.map(({ picture }) => accessoryOf(picture)),
    ...[...tops, ...cars].map(({ picture }) => carOf('car', picture)),
    ...vehicles.map(({ picture }) => carOf('vehicle', picture)),
  ]);
  return [...previewNames].filter((name) => name !== undefined);
};
