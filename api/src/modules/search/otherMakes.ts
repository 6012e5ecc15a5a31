import otherModels from './otherModels.json' with { type: 'json' };

/** Returns a name and other words for it, read from "Audi=ауди". */
const wordsOf = (entry: string): readonly string[] => entry.split('=');

/** Makes and models that are sold in Georgia and Azerbaijan, each with the words that name it. Its name is the first. */
export const otherMakes: readonly {
  readonly words: readonly string[];
  readonly models: readonly (readonly string[])[];
}[] = Object.entries(otherModels).map(([make, models]) => ({
  words: wordsOf(make),
  models: models.split(', ').map(wordsOf),
}));
