import { formatNumber } from '@caravan/shared/format';
import type { Language, Localised } from '@caravan/shared/terms';
import * as v from 'valibot';
import type { VehicleFacts } from '../vehicleFacts';
import conditionsJson from './conditions.json' with { type: 'json' };
import modelsJson from './models.json' with { type: 'json' };

const count = v.nullable(v.number());

/** A sentence about a vehicle. It is used for vehicles that meet all its conditions. */
const note = v.strictObject({
  /** The country in which the vehicle is. */
  in: v.optional(v.picklist(['georgia', 'azerbaijan'])),
  district: v.optional(v.string()),
  origins: v.optional(v.array(v.picklist(['us', 'germany', 'japan', 'korea', 'china', 'uzbekistan', 'russia']))),
  cleared: v.optional(v.boolean()),
  rightHand: v.optional(v.boolean()),
  fuel: v.optional(v.picklist(['petrol', 'diesel', 'LPG', 'hybrid', 'phev', 'electric'])),
  burnsFuel: v.optional(v.boolean()),
  hasBattery: v.optional(v.boolean()),
  hasAutomaticGears: v.optional(v.boolean()),
  drive: v.optional(v.picklist(['fwd', 'rwd', 'awd', '4wd'])),
  /** Names of generations. */
  series: v.optional(v.array(v.string())),
  /** First model year. */
  from: v.optional(v.number()),
  /** First model year for which the sentence is no longer true. */
  before: v.optional(v.number()),
  /** Years, both inclusive. */
  ageFrom: v.optional(v.number()),
  ageTo: v.optional(v.number()),
  /** Kilometres. */
  odometerAbove: v.optional(v.number()),
  odometerBelow: v.optional(v.number()),
  yearlyBelow: v.optional(v.number()),
  /** Possible numbers of accidents and owners. Null: unknown. */
  accidents: v.optional(v.array(count)),
  owners: v.optional(v.array(count)),
  fleet: v.optional(v.boolean()),
  inspected: v.optional(v.boolean()),
  /** The texts have placeholders in braces. */
  en: v.string(),
  ge: v.string(),
});
export type Note = v.InferOutput<typeof note>;
const notes = v.array(note);

/** Sentences that do not depend on the model, by topic. A description has at most one sentence of each topic. */
export const conditionNotes = v.parse(
  v.object({
    history: notes,
    use: notes,
    service: notes,
    wear: notes,
    /** Customs and plates. */
    documents: notes,
    /** Right-hand drive. */
    steering: notes,
    closing: notes,
  }),
  conditionsJson,
);
export type Topic = keyof typeof conditionNotes;

/** Sentences by the name of the model in the market facts. */
export const modelNotes = v.parse(v.record(v.string(), notes), modelsJson);

/** Returns the facts of a vehicle that must equal those of a sentence. */
const factsOf = ({ country, district, isCustomsCleared, isRightHandDrive, engine, history }: VehicleFacts) => ({
  in: country,
  district,
  cleared: isCustomsCleared,
  rightHand: isRightHandDrive,
  fuel: engine.fuel,
  burnsFuel: engine.fuel !== 'electric',
  hasBattery: engine.batteryKwh !== null,
  hasAutomaticGears: engine.gearbox === 'automatic' && engine.gears !== 1,
  drive: engine.drive,
  fleet: history.wasFleetCar === true,
  inspected: history.hasCcicInspection === true,
});

/** Returns whether a vehicle meets all conditions of a sentence. */
export const isTrueOf = (sentence: Note, facts: VehicleFacts): boolean => {
  const { age, odometerKm, year, origin, generation, history } = facts;
  const { from = 0, before = Infinity, ageFrom = 0, ageTo = Infinity } = sentence;
  const { odometerAbove = -1, odometerBelow = Infinity, yearlyBelow = Infinity } = sentence;
  const conditions = new Map<string, unknown>(Object.entries(sentence));
  return (
    Object.entries(factsOf(facts)).every(([name, fact]) => !conditions.has(name) || conditions.get(name) === fact) &&
    (sentence.origins?.includes(origin) ?? true) &&
    (sentence.series?.includes(generation.series ?? '') ?? true) &&
    (sentence.accidents?.includes(history.accidents) ?? true) &&
    (sentence.owners?.includes(history.owners) ?? true) &&
    from <= year &&
    year < before &&
    ageFrom <= age &&
    age <= ageTo &&
    odometerAbove < odometerKm &&
    odometerKm < odometerBelow &&
    odometerKm / Math.max(1, age) < yearlyBelow
  );
};

const roundDown = (value: number, step: number): number => Math.floor(value / step) * step;

/** Returns the battery's health in per cent. */
const batteryHealth = ({ age, odometerKm }: VehicleFacts): number =>
  Math.round(99 - Math.min(4, age * 1.6) - Math.min(9, odometerKm / 22_000));

/** Returns the values of the placeholders. */
const valuesOf = (facts: VehicleFacts, language: Language): Readonly<Record<string, string>> => {
  const { odometerKm, district, history } = facts;
  const thousands = Math.max(1, Math.round(odometerKm / 1_000));
  return {
    district,
    health: String(batteryHealth(facts)),
    km: formatNumber(odometerKm, language),
    oilAtThousands: String(thousands - 2),
    gearboxOilAtThousands: String(roundDown(thousands, 20)),
    overThousands: formatNumber(roundDown(odometerKm, 10_000) / 1_000, language),
    owners: String(history.owners),
  };
};

/** Returns a sentence with the values of a vehicle in place of placeholders. */
export const sentenceOf = (sentence: Note, facts: VehicleFacts): Localised => {
  const fill = (language: Language): string =>
    sentence[language].replaceAll(/\{(\w+)\}/g, (_, name: string) => valuesOf(facts, language)[name] ?? '');
  return { en: fill('en'), ge: fill('ge') };
};
