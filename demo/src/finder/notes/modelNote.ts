import * as v from 'valibot';
import type { Subject } from '../subject';
import models from './models.json' with { type: 'json' };

/** A sentence about a model. It is used for vehicles that meet all its conditions. */
const modelNote = v.strictObject({
  /** The country that the sentence is about. */
  in: v.optional(v.picklist(['georgia', 'azerbaijan'])),
  fuel: v.optional(v.picklist(['petrol', 'diesel', 'LPG', 'hybrid', 'phev', 'electric'])),
  drive: v.optional(v.picklist(['fwd', 'rwd', 'awd', '4wd'])),
  /** Names of generations. */
  series: v.optional(v.array(v.string())),
  /** First model year. */
  from: v.optional(v.number()),
  /** First model year for which the sentence is no longer true. */
  before: v.optional(v.number()),
  en: v.string(),
  ge: v.string(),
});
export type ModelNote = v.InferOutput<typeof modelNote>;

/** Sentences by the name of the model in the market facts. */
export const modelNotes = v.parse(v.record(v.string(), v.array(modelNote)), models);

export const isTrueOf = (note: ModelNote, { country, engine, generation, year }: Subject): boolean =>
  (note.in ?? country) === country &&
  (note.fuel ?? engine.fuel) === engine.fuel &&
  (note.drive ?? engine.drive) === engine.drive &&
  (note.series?.includes(generation.series ?? '') ?? true) &&
  year >= (note.from ?? year) &&
  year < (note.before ?? Infinity);
