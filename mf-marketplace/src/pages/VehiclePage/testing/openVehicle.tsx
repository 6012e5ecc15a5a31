import { screen } from '@testing-library/react';
import type { VehicleDetail } from '@caravan/shared/contracts/calls';
import { renderSite, type SiteOptions } from '../../../testing/renderSite';
import { page } from '../VehiclePage';
import { vehicleDetail } from './vehicleDetail';

/** Renders a vehicle's page at its address. The vehicle has not loaded yet. */
export const renderVehicle = (vehicle: VehicleDetail = vehicleDetail(), { answers, ...options }: SiteOptions = {}) =>
  renderSite(<page.Component />, {
    answers: { getFinderVehicleDetail: vehicle, submitPrice: { success: true }, ...answers },
    address: `/detail/${vehicle.itemId}`,
    path: '/detail/:itemId',
    ...options,
  });

export const openVehicle = async (vehicle: VehicleDetail = vehicleDetail(), options?: SiteOptions) => {
  const opened = renderVehicle(vehicle, options);
  await screen.findByRole('heading', { level: 1, name: vehicle.name });
  return opened;
};
