import { skipToken } from '@reduxjs/toolkit/query/react';
import type { VehicleDetail } from '@caravan/shared/contracts/calls';
import { useSite } from '@caravan/shared/site';
import { useGetFinderVehicleDetailQuery } from '../../../api/vehicleApi';

const useVehicle = (id: string | undefined) => {
  const { lang } = useSite();
  const query = useGetFinderVehicleDetailQuery(id === undefined ? skipToken : { id, lang });
  return id === undefined ? null : { id, ...query };
};

/** What is known of two to four vehicles: those that came, and those that cannot be had, once all are settled. */
export const useCompared = ([first, second, third, fourth]: readonly string[]) => {
  // Hooks are called in the same number always; four is the most that is compared.
  const places = [useVehicle(first), useVehicle(second), useVehicle(third), useVehicle(fourth)];
  const queries = places.filter((place) => place !== null);
  const failed = queries.filter(({ currentData }) => currentData === undefined);
  const found = queries.flatMap(({ currentData }): VehicleDetail[] => (currentData === undefined ? [] : [currentData]));
  return {
    found,
    failed: failed.map(({ id, isFetching, refetch }) => ({ id, isRetrying: isFetching, retry: () => void refetch() })),
    // A failure stays in its place while the call is tried again.
    isLoading: failed.some(({ error }) => error === undefined),
  };
};
