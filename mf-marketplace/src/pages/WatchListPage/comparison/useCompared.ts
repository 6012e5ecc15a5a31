import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSite, useTexts } from '@caravan/shared/site';
import { api } from '../../../api/api';
import { parseWatchKey } from '../../../state/watchKey';
import { comparedCar, comparedVehicle } from './compared';

/** Fetches a vehicle or a car. `retry` repeats its failed calls. */
const useComparedItem = (key: string | undefined) => {
  const { lang } = useSite();
  const t = useTexts('marketplace');
  const entry = key === undefined ? null : parseWatchKey(key);
  const vehicle = api
    .query('getFinderVehicleDetail')
    .useQuery(entry?.kind === 'vehicle' ? { id: entry.id, lang } : skipToken);
  const car = api.query('getUsedCarInfo').useQuery(entry?.kind === 'car' ? { id: entry.id } : skipToken);
  const table = api.query('carCompare').useQuery(entry?.kind === 'car' ? { carIds: [entry.id] } : skipToken);
  if (entry === null) return null;
  const { id, kind } = entry;
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

/** Fetches two to four vehicles and cars. `failed` lists the unavailable ones. */
export const useCompared = ([first, second, third, fourth]: readonly string[]) => {
  // The number of hook calls must be constant. Four is the maximum of a comparison.
  const items = [useComparedItem(first), useComparedItem(second), useComparedItem(third), useComparedItem(fourth)];
  const queries = items.filter((item) => item !== null);
  const failed = queries.filter(({ found }) => found === undefined);
  return {
    found: queries.flatMap(({ found }) => found ?? []),
    failed: failed.map(({ id, isFetching, retry }) => ({ id, isRetrying: isFetching, retry })),
    // Keeps the failure during a retry.
    isLoading: failed.some(({ error }) => error === undefined),
  };
};
