import { generationFacts } from './facts';
import type { Random } from '../random/random';

export type GenerationFact = (typeof generationFacts)[number];
export type EngineFact = GenerationFact['engines'][number];

const isOnSale = (
  year: number,
  { from, to }: { readonly from?: number | undefined; readonly to?: number | undefined },
): boolean => year >= (from ?? year) && year <= (to ?? year);

/** Picks a version of a market model (`Toyota Camry`) that was on sale in the model year `year`. */
export const versionOf = (
  random: Random,
  model: string,
  year: number,
): { readonly generation: GenerationFact; readonly engine: EngineFact } => {
  const generation = generationFacts.find((fact) => fact.model === model && isOnSale(year, fact));
  const engine = generation && random.pick(generation.engines.filter((fact) => isOnSale(year, fact)));
  if (generation === undefined || engine === undefined) {
    throw new Error(`generations.json has no generation with an engine for "${model}" in ${String(year)}`);
  }
  return { generation, engine };
};
