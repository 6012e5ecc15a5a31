import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSite, useTexts } from '@caravan/shared/site';
import { useGetUsedCarInfoQuery } from '../../../api/carApi';
import { useGetFinderVehicleDetailQuery } from '../../../api/vehicleApi';
import { thingOf } from '../../../state/watchKey';
import { aligned, comparedCar, comparedVehicle, type Compared } from './compared';

const useThing = (key: string | undefined) => {
  const { lang } = useSite();
  const t = useTexts('marketplace');
  const thing = key === undefined ? null : thingOf(key);
  const vehicle = useGetFinderVehicleDetailQuery(thing?.kind === 'vehicle' ? { id: thing.id, lang } : skipToken);
  const car = useGetUsedCarInfoQuery(thing?.kind === 'car' ? { id: thing.id } : skipToken);
  if (key === undefined || thing === null) return null;
  const { error, isFetching, refetch } = thing.kind === 'car' ? car : vehicle;
  const found: Compared | undefined =
    thing.kind === 'car'
      ? car.currentData && comparedCar(car.currentData, t, lang)
      : vehicle.currentData && comparedVehicle(vehicle.currentData);
  return { id: thing.id, found, error, isFetching, refetch };
};

/** What is known of two to four vehicles and cars: those that came, and those that cannot be had, once all are settled. */
export const useCompared = ([first, second, third, fourth]: readonly string[]) => {
  // Hooks are called in the same number always; four is the most that is compared.
  const places = [useThing(first), useThing(second), useThing(third), useThing(fourth)];
  const queries = places.filter((place) => place !== null);
  const failed = queries.filter(({ found }) => found === undefined);
  return {
    found: aligned(queries.flatMap(({ found }) => found ?? [])),
    failed: failed.map(({ id, isFetching, refetch }) => ({ id, isRetrying: isFetching, retry: () => void refetch() })),
    // A failure stays in its place while the call is tried again.
    isLoading: failed.some(({ error }) => error === undefined),
  };
};
