import type { Db } from '@caravan/api/database';
import { finderVehicles, friendships, usedCars, vehicleTops } from '@caravan/api/schema';
import { desc, eq } from 'drizzle-orm';

/** Vehicles and cars that lists show first, and that are therefore opened and shared first. */
const firstShown = 20;

/** What a preview of a car's picture is called on a page of the catalogue's `car` or of the finder's `vehicle`. */
const carOf = (page: 'car' | 'vehicle', picture: string): string | undefined => {
  const car = /^\/media\/cars\/([^/]+\/[^/]+)\//.exec(picture)?.[1];
  return car && `${page}/${car}`;
};

const accessoryOf = (picture: string): string | undefined => /^\/media\/(accessories\/[a-z-]+)[/.]/.exec(picture)?.[1];

/** The previews of the pages that the site's front leads to, named as below `/media/social/` without their extension. */
export const previewsOfFront = async (db: Db): Promise<string[]> => {
  const cover = { picture: usedCars.coverImg };
  const [adverts, tops, vehicles, cars] = await Promise.all([
    db.select({ picture: friendships.img }).from(friendships),
    db.select(cover).from(vehicleTops).innerJoin(usedCars, eq(usedCars.id, vehicleTops.usedCarId)),
    db
      .select({ picture: finderVehicles.headImage })
      .from(finderVehicles)
      .orderBy(desc(finderVehicles.updatedAt))
      .limit(firstShown),
    db.select(cover).from(usedCars).orderBy(desc(usedCars.publishedAt)).limit(firstShown),
  ]);
  const named = new Set([
    ...adverts.map(({ picture }) => accessoryOf(picture)),
    ...[...tops, ...cars].map(({ picture }) => carOf('car', picture)),
    ...vehicles.map(({ picture }) => carOf('vehicle', picture)),
  ]);
  return [...named].filter((name) => name !== undefined);
};
