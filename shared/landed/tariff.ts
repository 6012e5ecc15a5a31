import * as v from 'valibot';

const day = v.pipe(v.string(), v.isoDate());
const amount = v.pipe(v.number(), v.minValue(0));
const years = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Whether a rule is confirmed by several sources or one of them close to the authority, or assumed from weak ones. */
export const confidence = v.picklist(['confirmed', 'assumed']);

/** Where a rule comes from. `sources` are keys of the tariff's `sources`. `since`: null if its first day is not known. */
const basis = v.object({
  kind: v.picklist(['law', 'calculator', 'report']),
  confidence,
  since: v.nullable(day),
  sources: v.pipe(v.array(v.string()), v.minLength(1)),
});
export type Basis = v.InferOutput<typeof basis>;

const head = {
  validFrom: day,
  /** The last day. Null while no end is known. */
  validTo: v.nullable(day),
  author: v.pipe(v.string(), v.minLength(1)),
  sources: v.record(v.string(), v.object({ name: v.string(), address: v.string(), date: v.string() })),
};

/** A tariff of Georgia for individuals, in lari and cm³. `upToYears` is the last age that an entry covers, null without end. */
export const georgiaTariff = v.object({
  country: v.literal('georgia'),
  ...head,
  excise: v.object({
    byAge: v.pipe(
      v.array(v.object({ upToYears: v.nullable(years), gelPerCm3: amount, basis: v.optional(basis) })),
      v.minLength(1),
    ),
    rightHandFactor: amount,
    hybridFactor: amount,
    hybridUpToYears: years,
    /** Lari for a right-hand-drive electric car, of which the sources only know limits. */
    electricRightHandGel: v.object({ low: amount, high: amount }),
    basis,
    /** The basis of the reduction for plug-in hybrids and range extenders. */
    plugInBasis: basis,
  }),
  importTax: v.object({ gelPerCm3: amount, gelPerCm3AndYear: amount, basis }),
  vat: v.object({ percent: amount, basis }),
  fees: v.array(v.object({ key: v.string(), gel: amount, basis })),
});
export type GeorgiaTariff = v.InferOutput<typeof georgiaTariff>;

const band = v.object({ overCm3: amount, baseAzn: amount, aznPerCm3: amount });
const dutyBand = v.object({ upToCm3: v.nullable(amount), usdPerCm3: amount });
/** The last age in years at which a car is free, and its largest engine in cm³. */
const vatExemption = v.nullable(v.object({ upToYears: v.nullable(years), upToCm3: v.nullable(amount) }));

/** A tariff of Azerbaijan, in manat, dollars and cm³. Bands are in ascending order. */
export const azerbaijanTariff = v.object({
  country: v.literal('azerbaijan'),
  ...head,
  ageLimit: v.object({ years, basis }),
  duty: v.object({
    newUpToYears: years,
    new: v.array(dutyBand),
    older: v.array(dutyBand),
    electricFreeUpToYears: years,
    electricPercent: amount,
    basis,
    electricBasis: basis,
  }),
  excise: v.object({
    bands: v.array(band),
    /** Bands of cars over three years that replace those with the same `overCm3`. */
    bandsOver3Years: v.array(band),
    factorsOver7Years: v.object({ petrol: amount, diesel: amount }),
    basis,
    over3YearsBasis: basis,
    factorBasis: basis,
  }),
  vat: v.object({ percent: amount, hybridExemption: vatExemption, electricExemption: vatExemption, basis }),
  disposal: v.object({ byAge: v.array(v.object({ fromYears: years, azn: amount })), basis }),
  feeByValue: v.object({ bands: v.array(v.object({ upToAzn: v.nullable(amount), azn: amount })), basis }),
  fees: v.array(v.object({ key: v.string(), azn: amount, isInVat: v.optional(v.boolean()), basis })),
});
export type AzerbaijanTariff = v.InferOutput<typeof azerbaijanTariff>;

/** A tariff as an editor writes it and the database stores it. */
export const tariff = v.variant('country', [georgiaTariff, azerbaijanTariff]);
export type Tariff = v.InferOutput<typeof tariff>;
export type ImportCountry = Tariff['country'];

/** Returns the basis of each rule of a tariff, or of a part of it. */
export const basesOf = (part: unknown): Basis[] => {
  if (v.is(basis, part)) return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(basesOf) : [];
};

/** Returns the tariff of a country that is in force on a day, of those given. The one that began last, if there are several. */
export const tariffOn = <C extends ImportCountry>(
  tariffs: readonly Tariff[],
  country: C,
  onDay: string,
): Extract<Tariff, { country: C }> | undefined =>
  tariffs
    .filter(
      (each): each is Extract<Tariff, { country: C }> =>
        each.country === country && each.validFrom <= onDay && (each.validTo === null || onDay <= each.validTo),
    )
    .toSorted((a, b) => b.validFrom.localeCompare(a.validFrom))[0];
