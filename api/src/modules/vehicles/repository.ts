import { and, asc, desc, eq, gte, lt, ne, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { brands, enterprises, finderDetails, finderVehicles } from '../../database/schema';

type Vehicle = typeof finderVehicles.$inferSelect;

/** Returns a vehicle with its details, brand and seller. */
export const findVehicle = async (db: Db, id: string) => {
  const [found] = await db
    .select({ vehicle: finderVehicles, details: finderDetails, brand: brands.name, enterprise: enterprises })
    .from(finderVehicles)
    .innerJoin(finderDetails, eq(finderDetails.vehicleId, finderVehicles.id))
    .innerJoin(brands, eq(brands.id, finderVehicles.brandId))
    .leftJoin(enterprises, eq(enterprises.id, finderVehicles.enterpriseId))
    .where(eq(finderVehicles.id, id));
  return found;
};

export const hasVehicle = async (db: Db, id: string): Promise<boolean> =>
  (await db.$count(finderVehicles, eq(finderVehicles.id, id))) > 0;

/** Candidates on either side of the price. */
const candidatesPerSide = 60;

/** Maximum number of vehicles of one model, so that the similar ones differ. */
const maxOfOneModel = 2;

const limitPerModel = (candidates: readonly Vehicle[], count: number): Vehicle[] => {
  const countByModel = new Map<string, number>();
  return candidates
    .filter(({ modelName }) => {
      const earlierCount = countByModel.get(modelName) ?? 0;
      countByModel.set(modelName, earlierCount + 1);
      return earlierCount < maxOfOneModel;
    })
    .slice(0, count);
};

/** The model and the fuel are unknown for a vehicle that is no longer offered. */
type Traits = Pick<Vehicle, 'id' | 'bodyType' | 'priceUsd'> & Partial<Pick<Vehicle, 'modelName' | 'fuel'>>;

/**
 * Returns similar vehicles: same body type, about the same price, at most two of one model. Those of the same model come first, then
 * those with the same fuel, then the nearest in price.
 */
export const findSimilarVehicles = async (
  db: Db,
  { id, bodyType, priceUsd, modelName, fuel }: Traits,
  count: number,
): Promise<Vehicle[]> => {
  const price = priceUsd ?? 0;
  const similar = and(eq(finderVehicles.bodyType, bodyType), ne(finderVehicles.id, id));
  const findCandidates = (side: SQL, order: SQL) =>
    db
      .select()
      .from(finderVehicles)
      .where(and(similar, side))
      .orderBy(order, asc(finderVehicles.id))
      .limit(candidatesPerSide);
  const [cheaper, dearer] = await Promise.all([
    findCandidates(lt(finderVehicles.priceUsd, price), desc(finderVehicles.priceUsd)),
    findCandidates(gte(finderVehicles.priceUsd, price), asc(finderVehicles.priceUsd)),
  ]);
  const distance = (vehicle: Vehicle): number => Math.abs((vehicle.priceUsd ?? 0) - price);
  const likeness = (vehicle: Vehicle): number =>
    vehicle.modelName === modelName ? 2 : vehicle.fuel === fuel && fuel !== null ? 1 : 0;
  return limitPerModel(
    [...cheaper, ...dearer].toSorted(
      (a, b) => likeness(b) - likeness(a) || distance(a) - distance(b) || a.id.localeCompare(b.id, 'en'),
    ),
    count,
  );
};
