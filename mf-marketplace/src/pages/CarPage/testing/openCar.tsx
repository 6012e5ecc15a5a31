import { screen } from '@testing-library/react';
import type { UsedCar } from '@caravan/shared/contracts/calls';
import { landedReceipt } from '../../../testing/landedReceipt';
import { renderSite } from '../../../testing/renderSite';
import { page } from '../CarPage';
import { equipment } from './usedCar';

type Options = NonNullable<Parameters<typeof renderSite>[1]>;

const receipts = [landedReceipt(), landedReceipt({ country: 'azerbaijan' })];

/** Renders a car's page at its address. The car has not loaded yet. Its receipts load unless `answers` has others. */
export const renderCar = (car: UsedCar, options: Options = {}) => {
  const { answers = { getUsedCarInfo: car, carCompare: equipment }, answering } = options;
  return renderSite(<page.Component />, {
    address: `/car/model/detail/${car.usedCarId}`,
    path: '/car/model/detail/:id',
    ...options,
    answers,
    answering: (call, parameter) =>
      answering?.(call, parameter) ?? (call === LANDED_CALL && !(call in answers) ? receipts : undefined),
  });
};

/** Last segment of the path of `landedPrice`. */
const LANDED_CALL = 'usedCar';

/** Renders a car's page and waits for the car. */
export const openCar = async (car: UsedCar, options?: Options) => {
  const opened = renderCar(car, options);
  await screen.findByRole('article');
  return opened;
};
