import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSite, useTexts } from '@caravan/shared/site';
import { api } from '../../../api/api';
import { thingOf } from '../../../state/watchKey';
import { comparedCar, comparedVehicle } from './compared';

/** What is asked of one thing, and how to ask again for what failed of it. */
const useThing = (key: string | undefined) => {
  const { lang } = useSite();
  const t = useTexts('marketplace');
  const thing = key === undefined ? null : thingOf(key);
  const vehicle = api
    .query('getFinderVehicleDetail')
    .useQuery(thing?.kind === 'vehicle' ? { id: thing.id, lang } : skipToken);
  const car = api.query('getUsedCarInfo').useQuery(thing?.kind === 'car' ? { id: thing.id } : skipToken);
  const table = api.query('carCompare').useQuery(thing?.kind === 'car' ? { carIds: [thing.id] } : skipToken);
  if (thing === null) return null;
  const { id, kind } = thing;
  if (kind === 'vehicle') {
    const found = vehicle.currentData && comparedVehicle(vehicle.currentData);
    return { id, found, error: vehicle.error, isFetching: vehicle.isFetching, retry: () => void vehicle.refetch() };
  }
  const found = car.currentData && table.currentData && comparedCar(car.currentData, table.currentData, t, lang);
  const retry = (): void => {
    for (const query of [car, table]) if (query.error) void query.refetch();
  };
  return { id, found, error: car.error ?? table.error, isFetching: car.isFetching || table.isFetching, retry };
};

/** What is known of two to four vehicles and cars: those that came, and those that cannot be had, once all are settled. */
export const useCompared = ([first, second, third, fourth]: readonly string[]) => {
  // Hooks are called in the same number always; four is the most that is compared.
  const places = [useThing(first), useThing(second), useThing(third), useThing(fourth)];
  const queries = places.filter((place) => place !== null);
  const failed = queries.filter(({ found }) => found === undefined);
  return {
    found: queries.flatMap(({ found }) => found ?? []),
    failed: failed.map(({ id, isFetching, retry }) => ({ id, isRetrying: isFetching, retry })),
    // Keeps the failure during a retry.
    isLoading: failed.some(({ error }) => error === undefined),
  };
};
