import { screen } from '@testing-library/react';
import type { UsedCar } from '@caravan/shared/contracts/calls';
import { renderSite } from '../../../testing/renderSite';
import { page } from '../CarPage';
import { equipment } from './usedCar';

type Options = NonNullable<Parameters<typeof renderSite>[1]>;

/** Renders a car's page at its address. The car has not loaded yet. */
export const renderCar = (car: UsedCar, options: Options = {}) =>
  renderSite(<page.Component />, {
    answers: { getUsedCarInfo: car, carCompare: equipment },
    address: `/car/model/detail/${car.usedCarId}`,
    path: '/car/model/detail/:id',
    ...options,
  });

/** Renders a car's page and waits for the car. */
export const openCar = async (car: UsedCar, options?: Options) => {
  const opened = renderCar(car, options);
  await screen.findByRole('article');
  return opened;
};
