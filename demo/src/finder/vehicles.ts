import { utcMs } from '@caravan/shared/terms';
import type { finderDetails, finderVehicles } from '@caravan/api/schema';
import { carPicture, type CarPictureView } from '@caravan/api/media';
import { type MarketModelFact, marketModelFacts, paintFacts } from '../facts/facts';
import { dealerOf } from './dealers';
import { createDescriber } from './describe';
import { historyOf } from './history';
import { fuelKey, specsOf } from './specs';
import type { Origin, VehicleFacts } from './vehicleFacts';
import { carPaints, wheelsOf } from '../facts/finishes';
import { brandId, fullName, firstMakeOf, seriesId } from '../facts/names';
import places from '../facts/places.json' with { type: 'json' };
import { type Random, createRandom } from '../random/random';
import { versionOf } from '../facts/versions';
import { vinOf } from '../facts/vin';

const vehicleCount = 288;
const updatedWithinMs = 21 * 86_400_000;

/** The only vehicle with a video. Its paint is the one at the end of the video. */
const filmedVehicle = { model: 'Zeekr 001', address: '/media/videos/vehicle.mp4', paint: 'Riviera Blue' };

const interiors = [
  { weight: 10, key: 'blackInterior' },
  { weight: 4, key: 'beigeInterior' },
  { weight: 4, key: 'greyInterior' },
  { weight: 2, key: 'brownInterior' },
] as const;

/** The usual origin by manufacturer code (WMI). Other codes: the United States. */
const originsByCode: Readonly<Record<string, Origin>> = {
  WBA: 'germany',
  WDD: 'germany',
  W0L: 'germany',
  WVW: 'germany',
  JHM: 'japan',
  XWB: 'uzbekistan',
  XTA: 'russia',
  LGX: 'china',
  LS5: 'china',
  LGW: 'china',
  LVV: 'china',
  L6T: 'china',
  HLX: 'china',
};

const originOf = ({ wmi }: MarketModelFact, fuel: string): Origin =>
  fuel === 'LPG' ? 'korea' : (originsByCode[wmi] ?? 'us');

const countryOf = (random: Random, { brand, weightGeorgia, weightAzerbaijan }: MarketModelFact) => {
  // The Honda Fit is right-hand drive, which Azerbaijan does not register.
  const weightEast = brand === 'Honda' ? 0 : weightAzerbaijan;
  return random.next() * (weightGeorgia * 2 + weightEast) < weightGeorgia * 2 ? 'georgia' : 'azerbaijan';
};

/** Returns the position of a model year in the model's typical years, from 0 (oldest) to 1 (newest). */
const yearPosition = ({ typicalYears }: MarketModelFact, year: number): number => {
  const [from, to] = typicalYears;
  return to === from ? 0.5 : (year - from) / (to - from);
};

/** Returns the factor of the price for accidents and service in a fleet. */
const priceFactor = (accidents: number | null, wasFleetCar: boolean | null): number =>
  1 - 0.04 * (accidents ?? 1) - (wasFleetCar === true ? 0.05 : 0);

const odometerOf = (random: Random, model: MarketModelFact, position: number): number => {
  const [lowest, highest] = model.typicalMileageKm;
  const drivenKm = Math.round((highest - (highest - lowest) * position) * random.around(0.12));
  return drivenKm < 3_000 ? random.integer(14, 2_900) : drivenKm;
};

interface DemoVehicle {
  readonly vehicle: typeof finderVehicles.$inferInsert;
  readonly facts: VehicleFacts;
  readonly interior: string;
}

const makeVehicle = (random: Random, model: MarketModelFact, index: number, today: string): DemoVehicle => {
  const id = String(200_001 + index);
  const ownRandom = createRandom(`vehicle ${id}`);
  const year = random.integer(...model.typicalYears);
  const position = yearPosition(model, year);
  const name = `${model.brand} ${model.model}`;
  const { generation, engine } = versionOf(ownRandom, name, year);
  const country = countryOf(ownRandom, model);
  const district = ownRandom.pickWeighted(places.districts[country], ({ weight }) => weight);
  const odometerKm = odometerOf(random, model, position);
  const origin = originOf(model, engine.fuel);
  const age = Math.max(0, Number(today.slice(0, 4)) - year);
  const updatedAt = new Date(utcMs(today) - Math.floor(random.next() * updatedWithinMs));
  const history = historyOf(ownRandom, {
    origin,
    fuel: engine.fuel,
    segment: model.segment,
    age,
    odometerKm,
    updatedAt,
  });
  const [low, high] = model.typicalPriceUsd;
  const price =
    (low + (high - low) * position) * random.around(0.05) * priceFactor(history.accidents, history.wasFleetCar);
  const chosen = random.pickWeighted(carPaints, ({ weight }) => weight);
  const isFilmed = name === filmedVehicle.model && index < marketModelFacts.length;
  const paint = (isFilmed ? carPaints.find((each) => each.name === filmedVehicle.paint) : undefined) ?? chosen;
  const interior = random.pickWeighted(interiors, ({ weight }) => weight).key;
  const wheel = ownRandom.pick(wheelsOf(engine.fuel === 'electric'));
  const picture = (view: CarPictureView) => carPicture(seriesId(model.brand, model.model), paint.name, view, wheel);
  const facts: VehicleFacts = {
    model: name,
    brand: model.brand,
    segment: model.segment,
    year,
    age,
    odometerKm,
    generation,
    engine,
    origin,
    district: district.en,
    country,
    isRightHandDrive: origin === 'japan',
    // Cars older than eleven years are no longer imported, so theirs are always cleared.
    isCustomsCleared: ownRandom.next() < (age > 11 ? 1 : country === 'georgia' ? 0.72 : 0.85),
    history,
    random: ownRandom,
  };
  return {
    facts,
    interior,
    vehicle: {
      id,
      brandId: brandId(model.brand),
      name: fullName(generation.make ?? firstMakeOf(model.brand), engine.name),
      modelName: generation.modelName ?? model.model.replace(/ \(.*\)$/, ''),
      seriesName: generation.series,
      bodyType: model.bodyType,
      year,
      headImage: picture('side'),
      relevantImages: [picture('front'), picture('back'), picture('interior'), picture('dashboard'), picture('wheel')],
      videoUrl: isFilmed ? filmedVehicle.address : null,
      colorHex: paintFacts.find((fact) => fact.name === paint.name)?.hex ?? null,
      colorEn: paint.en,
      colorGe: paint.ge,
      interiorCode: interior,
      odometer: odometerKm,
      power: engine.powerKw,
      fuel: fuelKey(engine.fuel),
      // Dealers have several equal cars only of new Chinese models.
      stock: age < 2 && origin === 'china' ? ownRandom.integer(1, 6) : 1,
      vin: vinOf(random, model.wmi, year, 310_411 + index * 53),
      drive: engine.drive,
      gearbox: engine.gearbox,
      districtEn: district.en,
      districtGe: district.ge,
      country,
      priceUsd: Math.round(price / 100) * 100,
      updatedAt,
      customs: facts.isCustomsCleared ? 'cleared' : 'notCleared',
      steering: facts.isRightHandDrive ? 'rightHand' : 'leftHand',
      engineCc: engine.fuel === 'electric' ? null : engine.engineCc,
      accidents: history.accidents,
      owners: history.owners,
      seats: generation.seats,
      enterpriseId: dealerOf(createRandom(`dealer ${id}`), district.en),
    },
  };
};

/**
 * Returns the vehicles of the finder and their details. Popular models are more frequent. All were updated in the three weeks before
 * `today`.
 */
export const demoFinder = (
  today: string,
): {
  readonly vehicles: (typeof finderVehicles.$inferInsert)[];
  readonly details: (typeof finderDetails.$inferInsert)[];
} => {
  const random = createRandom('finder vehicles');
  const describe = createDescriber(createRandom('descriptions'));
  const demoVehicles = Array.from({ length: vehicleCount }, (_, index) => {
    const model =
      marketModelFacts[index] ??
      random.pickWeighted(
        marketModelFacts,
        ({ weightGeorgia, weightAzerbaijan }) => weightGeorgia * 2 + weightAzerbaijan,
      );
    return makeVehicle(random, model, index, today);
  });
  return {
    vehicles: demoVehicles.map(({ vehicle }) => vehicle),
    details: demoVehicles.map(({ vehicle, facts, interior }) => {
      const description = describe(facts);
      const { checkedAt, hasCcicInspection, wasFleetCar } = facts.history;
      return {
        vehicleId: vehicle.id,
        specs: specsOf(facts, today, vehicle.modelName, interior),
        descriptionEn: description.en,
        descriptionGe: description.ge,
        checkedAt,
        ccic: hasCcicInspection,
        fleet: wasFleetCar,
      };
    }),
  };
};
