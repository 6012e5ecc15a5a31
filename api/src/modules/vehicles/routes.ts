import { finderVehiclesLike, getFinderVehicleDetail } from '@caravan/shared/contracts/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { demoMark } from '../../envelope/demoMark';
import { serveRead } from '../../envelope/calls';
import { localise } from '../../envelope/context';
import { toUnixSeconds } from '../../envelope/toUnixSeconds';
import { convertUsd } from '../../money/exchange';
import { slugOf } from '../../media/slug';
import { findDeparted } from '../departed/repository';
import { isClearedOf, landedOf, vehicleNameOf, vehicleOf } from '../finder/vehicle';
import { sellerOf } from '../sellers/seller';
import { idIfSold } from '../statistics/models';
import { attributesOf } from './attributes';
import { overviewOf } from './overview';
import { vehicleNotFound } from './reasons';
import { findVehicle, findSimilarVehicles } from './repository';
import { requireFound } from '../requireFound';

const recommendedCount = 8;

const isText = (value: unknown): value is string => typeof value === 'string';

export const vehicleRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, landedBasis, rates } = deps;

  // The language in the payload overrides the header's.
  serveRead(app, deps, getFinderVehicleDetail, async ({ lang, id }, { currency }) => {
    const [found, rate, basis] = await Promise.all([findVehicle(db, id), rates(currency), landedBasis()]);
    const { vehicle, details, brand, enterprise } = requireFound(found, vehicleNotFound);
    const specs = { ...details.specs, odometer: vehicle.odometer, vin: vehicle.vin };
    const specBrand = details.specs['brand'];
    const brandName = isText(specBrand) ? specBrand : brand;
    return {
      itemId: vehicle.id,
      name: vehicleNameOf(vehicle),
      brandName,
      modelName: vehicle.modelName,
      seriesName: vehicle.seriesName,
      odometer: vehicle.odometer,
      price: convertUsd(vehicle.priceUsd, rate),
      description: localise(lang, details.descriptionEn, details.descriptionGe),
      images: [vehicle.videoUrl, vehicle.headImage, ...vehicle.relevantImages].filter(isText),
      overview: overviewOf(vehicle, specs, lang),
      attributes: attributesOf(specs, lang),
      checkTime: details.checkedAt === null ? null : toUnixSeconds(details.checkedAt),
      accidents: vehicle.accidents,
      owners: vehicle.owners,
      ccic: details.ccic,
      fleet: details.fleet,
      updateTime: toUnixSeconds(vehicle.updatedAt),
      landed: landedOf(vehicle, rate, basis),
      isCleared: isClearedOf(vehicle),
      ...demoMark(vehicle),
      recommended: (await findSimilarVehicles(db, vehicle, recommendedCount)).map((row) =>
        vehicleOf(row, lang, rate, basis),
      ),
      salesModelId: await idIfSold(db, 'georgia', slugOf(`${brandName} ${vehicle.modelName}`)),
      seller: sellerOf(enterprise),
    };
  });

  serveRead(app, deps, finderVehiclesLike, async ({ lang, id }, { currency }) => {
    const [found, rate, basis] = await Promise.all([findVehicle(db, id), rates(currency), landedBasis()]);
    const vehicle = requireFound(found?.vehicle ?? (await findDeparted(db, 'vehicle', id)), vehicleNotFound);
    return (await findSimilarVehicles(db, vehicle, recommendedCount)).map((row) => vehicleOf(row, lang, rate, basis));
  });
};
