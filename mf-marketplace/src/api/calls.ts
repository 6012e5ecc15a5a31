// Every call of this remote. The file loads with the first of them (`api.ts`).
import * as v from 'valibot';
import * as calls from '@caravan/shared/contracts/calls';
import { listedBrand, listedCar, listedVehicle, detailedVehicle } from './listed';

export {
  argumentDetail,
  carCompare,
  carMarket,
  collect,
  contact,
  deleteSearch,
  downloadList,
  drawPrize,
  getFinderBrandsV2,
  getFinderFacets,
  getFinderFriendship,
  getFinderFriendshipDetail,
  getFinderSuggest,
  getFinderTops,
  getUsedCarInfo,
  landedCalculation,
  landedPrice,
  newsList,
  priceHistory,
  prizeInfo,
  prizeList,
  readMessages,
  renameSearch,
  saveSearch,
  submitPrice,
  switchMessages,
  usedCarFacets,
  usedCarSuggest,
  vehicleLandedPrice,
  vehicleTops,
  watch,
  watching,
  watchList,
} from '@caravan/shared/contracts/calls';

export const hotBrandList = { ...calls.hotBrandList, result: v.array(listedBrand) };
export const usedCarPage = { ...calls.usedCarPage, result: calls.pageOf(listedCar) };
export const usedCarsLike = { ...calls.usedCarsLike, result: v.array(listedCar) };
export const usedCarsLikeLanded = {
  ...calls.usedCarsLikeLanded,
  result: v.object({ ...calls.usedCarsLikeLanded.result.entries, cars: v.array(listedCar) }),
};
export const getFinderVehicles = { ...calls.getFinderVehicles, result: calls.pageOf(listedVehicle) };
export const finderVehiclesLike = { ...calls.finderVehiclesLike, result: v.array(listedVehicle) };
export const getFinderVehicleDetail = { ...calls.getFinderVehicleDetail, result: detailedVehicle };
