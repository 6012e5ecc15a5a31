import { screen } from '@testing-library/react';
import type { UsedCar } from '@caravan/shared/contracts/calls';
import { landedReceipt } from '../../../testing/landedReceipt';
import { silentMarket } from '../../../testing/marketBeside';
import { renderSite, type SiteOptions } from '../../../testing/renderSite';
import { page } from '../CarPage';
import { equipment } from './usedCar';

const receipts = [landedReceipt(), landedReceipt({ country: 'azerbaijan' })];

/** Answers by the last segment of a call's path: `usedCar` is that of `landedPrice`. */
const defaultAnswers: Readonly<Record<string, unknown>> = { usedCar: receipts, carMarket: [silentMarket()] };

/** Renders a car's page at its address. The car has not loaded yet. Its receipts and its market load unless `answers` has others. */
export const renderCar = (car: UsedCar, options: SiteOptions = {}) => {
  const { answers = { getUsedCarInfo: car, carCompare: equipment }, answering } = options;
  return renderSite(<page.Component />, {
    address: `/car/model/detail/${car.usedCarId}`,
    path: '/car/model/detail/:id',
    ...options,
    answers,
    answering: (call, parameter) =>
      answering?.(call, parameter) ?? (call in answers ? undefined : defaultAnswers[call]),
  });
};

export const openCar = async (car: UsedCar, options?: SiteOptions) => {
  const opened = renderCar(car, options);
  await screen.findByRole('article');
  return opened;
};
