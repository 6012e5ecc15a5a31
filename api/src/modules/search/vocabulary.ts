import type { ChoiceFilter } from '@caravan/shared/contracts/calls';
import pinyin from 'tiny-pinyin';
import { inLatin, scriptOf, soundOf } from './fold';
import { countries, fillers, lexicon, substitutes } from './lexicon';
import { absentKey, brandedKey, isDistinctive, keysOf, keysOfName, modelSoundOf, partsOf, wordsIn } from './nameKeys';
import { otherMakes } from './otherMakes';

/** The filter, or other column, that a word names. */
export type NamedFilter = ChoiceFilter | 'level' | 'name';

/** A value that a word names, even if the list lacks its filter. `isWhole`: the word is the complete name. */
export interface Meaning {
  readonly filter: string;
  readonly value: string;
  readonly isWhole: boolean;
}

/** A name in a list. `chinese` is the name in Chinese, `owner` the brand of a model. */
export interface KnownName {
  readonly filter: NamedFilter;
  readonly value: string;
  readonly name: string;
  readonly chinese?: string | null;
  readonly owner?: string;
}

/** A word in Latin letters, and the scripts in which it is known. */
export interface Spelling {
  readonly latin: string;
  readonly scripts: ReadonlySet<ReturnType<typeof scriptOf>>;
}

/** The meanings of a list's words. */
export interface Vocabulary {
  /** By the joined sounds of one or several words. */
  readonly meanings: ReadonlyMap<string, readonly Meaning[]>;
  /** Makes, models and places that the list does not have, by their sounds. They find nothing, but are not unknown. */
  readonly absent: ReadonlyMap<string, readonly Meaning[]>;
  /** The spellings of single words by their sounds, to correct misspellings. */
  readonly words: ReadonlyMap<string, Spelling>;
  readonly fillers: ReadonlySet<string>;
}

/** Maximum number of words of a name that are looked up together. */
export const maxNameWords = 6;

/** Returns a model's name without the part in brackets, that part, and the whole name. */
const nameVariants = (name: string): string[] => {
  const bracketed = /^(.*?)\s*\((.*)\)\s*(.*)$/.exec(name);
  return bracketed === null ? [name] : [`${bracketed[1] ?? ''} ${bracketed[3] ?? ''}`.trim(), bracketed[2] ?? '', name];
};

const wordsFor = (filter: string, value: string): readonly string[] =>
  lexicon.get(filter)?.find(([known]) => known === value)?.[1] ?? [];

/** The kinds of words in the lexicon that no list has a filter for: trim levels, equipment and origin. */
const unusedFilters: readonly string[] = ['trim', 'extra'];

/** Collects the meanings of words. */
const createCollector = () => {
  const meanings = new Map<string, Meaning[]>();
  const absent = new Map<string, Meaning[]>();
  const words = new Map<string, Spelling>();
  const addMeaning = (key: string, meaning: Meaning, target = meanings): void => {
    const known = target.get(key) ?? [];
    const index = known.findIndex(({ filter, value }) => filter === meaning.filter && value === meaning.value);
    if (index === -1) target.set(key, [...known, meaning]);
    else if (meaning.isWhole) known[index] = meaning;
  };
  const addSpelling = (key: string, word: string): void => {
    words.set(key, { latin: inLatin(word), scripts: new Set([...(words.get(key)?.scripts ?? []), scriptOf(word)]) });
  };
  const addPhrase = (phraseWords: readonly string[], meaning: Meaning): void => {
    const keys = meaning.filter === 'brand' ? keysOfName(phraseWords) : keysOf(phraseWords);
    for (const key of keys) if (key !== '') addMeaning(key, meaning);
    const word = phraseWords.join('');
    // Only what filters a list is guessed: "battery" is not "barter".
    const isGuessed = !unusedFilters.includes(meaning.filter);
    if (isGuessed && phraseWords.length === 1 && !/\d/.test(word)) addSpelling(soundOf(word), word);
  };
  const addAbsent = (phraseWords: readonly string[], meaning: Meaning): void => {
    for (const key of keysOfName(phraseWords)) addMeaning(absentKey(key, phraseWords), meaning, absent);
  };
  return { meanings, absent, words, addMeaning, addSpelling, addPhrase, addAbsent };
};
type Collector = ReturnType<typeof createCollector>;

/** Adds the words of the lexicon. `listValues`: the values of each filter of the list. */
const addLexicon = (
  { addPhrase, addAbsent }: Collector,
  listValues: ReadonlyMap<string, ReadonlySet<string>>,
): void => {
  for (const [filter, values] of lexicon) {
    const known = listValues.get(filter);
    for (const [value, phrases] of values) {
      // A list without the filter keeps the meaning, so that the reader can report that the filter is missing.
      const meantValues =
        known === undefined || known.has(value)
          ? [value]
          : (substitutes[value] ?? []).filter((substitute) => known.has(substitute));
      const alsoMeant = known !== undefined && value === 'awd' && known.has('4wd') ? ['4wd'] : [];
      for (const meantValue of meantValues.length === 0 && filter !== 'brand' && filter !== 'place'
        ? [value]
        : [...meantValues, ...alsoMeant]) {
        for (const phrase of phrases) addPhrase(wordsIn(phrase), { filter, value: meantValue, isWhole: true });
      }
      if (filter === 'place' && meantValues.length === 0)
        for (const phrase of [value, ...phrases]) addAbsent(wordsIn(phrase), { filter, value, isWhole: true });
    }
  }
};

/** Adds the names of countries, which mean their places. */
const addCountries = ({ addPhrase, addAbsent }: Collector, listPlaces: ReadonlySet<string> | undefined): void => {
  for (const [places, phrases] of countries) {
    const listedPlaces = places.filter((place) => listPlaces?.has(place));
    const addPlace = listedPlaces.length > 0 ? addPhrase : addAbsent;
    for (const value of listedPlaces.length > 0 ? listedPlaces : places)
      for (const phrase of phrases) addPlace(wordsIn(phrase), { filter: 'place', value, isWhole: true });
  }
};

/** Adds a brand. Returns the words of each of its names. */
const addBrand = ({ addPhrase }: Collector, { filter, value, name, chinese }: KnownName): string[][] => {
  const variants = [
    ...new Set([
      name,
      ...name.split(/[\s/-]+/),
      ...(chinese ? [chinese, pinyin.convertToPinyin(chinese, '', true)] : []),
      ...wordsFor('brand', value),
    ]),
  ].map(wordsIn);
  // "Great" or "Auto" alone does not name a brand.
  const distinctive = variants.filter(
    (each) => each.join('').length > 1 && !['great', 'wall', 'auto'].includes(each.join(' ')),
  );
  for (const each of distinctive) addPhrase(each, { filter, value, isWhole: true });
  return distinctive;
};

interface NameContext {
  /** The words of each name of a brand, by its value. */
  readonly brandVariants: ReadonlyMap<string, string[][]>;
  /** The sounds of words in names of brands and models. */
  readonly nameSounds: ReadonlySet<string>;
  readonly lexiconKeys: ReadonlySet<string>;
  readonly fillerKeys: ReadonlySet<string>;
}

/** Returns the meanings of the version in a car's name, by their keys: "E 350", "530i", "GTI". */
const versionMeaningsOf = (
  { filter, value, name }: KnownName,
  { nameSounds, lexiconKeys, fillerKeys }: NameContext,
): [string, Meaning][] =>
  partsOf(wordsIn(name)).flatMap((part): [string, Meaning][] => {
    const key = part.map(modelSoundOf).join('');
    const isVersion = /\d/.test(key) || !part.some((word) => nameSounds.has(soundOf(word)));
    const isUsed = isVersion && isDistinctive(part) && !lexiconKeys.has(key) && !fillerKeys.has(key);
    return isUsed ? [[key, { filter, value, isWhole: false }]] : [];
  });

/** Adds a colour, a place or a level. */
const addValue = ({ addPhrase }: Collector, { filter, value, name }: KnownName, { lexiconKeys }: NameContext): void => {
  const nameWords = wordsIn(name);
  addPhrase(nameWords, { filter, value, isWhole: true });
  for (const part of partsOf(nameWords)) {
    const key = part.map(soundOf).join('');
    // In a list without a filter for drives, levels say which cars have all-wheel drive.
    if (key === 'avd')
      for (const phrase of wordsFor('drive', 'awd')) addPhrase(wordsIn(phrase), { filter, value, isWhole: false });
    if (isDistinctive(part) && (filter === 'level' || !lexiconKeys.has(key)))
      addPhrase(part, { filter, value, isWhole: part.length === nameWords.length });
  }
};

/** Adds a model by its names and by those with a name of its brand. */
const addModel = (
  { addMeaning, addSpelling }: Collector,
  { filter, value, name, chinese, owner }: KnownName,
  { brandVariants, lexiconKeys, fillerKeys }: NameContext,
): void => {
  const ownerVariants = brandVariants.get(owner ?? '') ?? [];
  const chineseName = chinese ?? '';
  const withoutBrand = ownerVariants.reduce(
    (text, each) => (text.startsWith(each.join('')) ? text.slice(each.join('').length) : text),
    chineseName,
  );
  // "deepal s7" is the Deepal S07.
  const unpadded = name.replace(/(?<=[\p{L}\s])0(?=\d\b)/u, '');
  const chineseNames = [chineseName, withoutBrand];
  const variants = new Set([...nameVariants(name), unpadded]);
  const pinyinNames = chineseNames.map((each) => pinyin.convertToPinyin(each, '', true));
  for (const variant of [...variants, ...chineseNames, ...pinyinNames].filter((each) => each !== '')) {
    const variantWords = wordsIn(variant);
    for (const part of partsOf(variantWords)) {
      if (variant !== name && variant === unpadded && !part.some((word) => word.length > 2)) continue;
      const isWhole = part.length === variantWords.length;
      const key = part.map(modelSoundOf).join('');
      if (isDistinctive(part) && (isWhole || !fillerKeys.has(key)) && !lexiconKeys.has(key)) {
        addMeaning(key, { filter, value, isWhole });
        if (part.length === 1 && !/\d/.test(key)) addSpelling(key, part.join(''));
      }
      // "zeekr x" is not the 7X.
      const begins = new RegExp(`(?:^|[^\\p{L}\\d])${part[0] ?? ''}`, 'iu').test(variant);
      if (begins && (!lexiconKeys.has(key) || isWhole)) {
        for (const brand of ownerVariants) {
          const sounds = [...brand.map(soundOf), ...part.map(modelSoundOf)];
          addMeaning(brandedKey(sounds), { filter, value, isWhole });
          // "tesla modely"
          if (part.length > 1) addMeaning(sounds.join(''), { filter, value, isWhole });
        }
      }
    }
  }
};

/** Adds makes and models that the list may not have. */
const addOtherMakes = (
  { meanings, absent, addMeaning, addAbsent }: Collector,
  names: readonly KnownName[],
  { brandVariants, fillerKeys }: NameContext,
): void => {
  for (const { words: makeNames, models } of otherMakes) {
    const [make = ''] = makeNames;
    const value = names.find(({ filter, name }) => filter === 'brand' && name === make)?.value;
    const makeVariants = value === undefined ? makeNames.map(wordsIn) : (brandVariants.get(value) ?? []);
    if (value === undefined)
      for (const each of makeVariants) addAbsent(each, { filter: 'brand', value: make, isWhole: true });
    const makeModels = names.filter(({ filter, owner }) => filter === 'series' && owner === value);
    for (const [model = '', ...synonyms] of models) {
      const listedModels = makeModels.filter(({ name }) => name === model || name.startsWith(`${model} `));
      const modelMeanings =
        listedModels.length === 0
          ? [{ filter: 'series', value: model.startsWith(make) ? model : `${make} ${model}`, isWhole: true }]
          : listedModels.map((each) => ({ filter: 'series', value: each.value, isWhole: each.name === model }));
      const isListed = listedModels.length > 0;
      for (const part of [model, ...synonyms].map(wordsIn)) {
        const sounds = part.map(modelSoundOf);
        const keys = makeVariants.map((brand) => brandedKey([...brand.map(soundOf), ...sounds]));
        if (isDistinctive(part) && !fillerKeys.has(sounds.join('')))
          keys.push(isListed ? brandedKey(sounds) : absentKey(brandedKey(sounds), part));
        for (const key of keys) for (const each of modelMeanings) addMeaning(key, each, isListed ? meanings : absent);
      }
    }
  }
};

/** Builds the vocabulary of a list from its names and the lexicon. */
export const vocabularyOf = (names: readonly KnownName[]): Vocabulary => {
  const collector = createCollector();
  const { meanings, absent, words, addMeaning } = collector;
  const listValues = new Map<string, Set<string>>();
  for (const { filter, value } of names) listValues.set(filter, (listValues.get(filter) ?? new Set()).add(value));
  addLexicon(collector, listValues);
  addCountries(collector, listValues.get('place'));
  const lexiconKeys = new Set(
    [...meanings].filter(([, found]) => found.some(({ filter }) => filter !== 'brand')).map(([key]) => key),
  );
  const fillerKeys = new Set(fillers.flatMap((each) => keysOf(wordsIn(each))));
  const brands = names.filter(({ filter }) => filter === 'brand');
  const brandVariants = new Map(brands.map((each) => [each.value, addBrand(collector, each)] as const));
  const brandsAndModels = names.filter(({ filter }) => filter === 'brand' || filter === 'series');
  const nameSounds = new Set(brandsAndModels.flatMap(({ name }) => wordsIn(name).map(soundOf)));
  const context: NameContext = { brandVariants, nameSounds, lexiconKeys, fillerKeys };
  const versionMeanings: [string, Meaning][] = [];
  for (const each of names) {
    if (each.filter === 'name') versionMeanings.push(...versionMeaningsOf(each, context));
    else if (each.filter === 'series') addModel(collector, each, context);
    else if (each.filter !== 'brand') addValue(collector, each, context);
  }
  const modelKeys = new Set(meanings.keys());
  for (const [key, meaning] of versionMeanings) if (!modelKeys.has(key)) addMeaning(key, meaning);
  addOtherMakes(collector, names, context);
  return { meanings, absent, words, fillers: fillerKeys };
};
