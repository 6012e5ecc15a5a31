import type { ChoiceFilter } from '@caravan/shared/contracts/calls';
import pinyin from 'tiny-pinyin';
import { inLatin, scriptOf, soundOf, stemOf } from './fold';
import { countries, fillers, lexicon, modelWords, substitutes } from './lexicon';
import { otherMakes } from './otherMakes';
import { tokensOf } from './tokens';

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

/** Most words of a name that are looked up together. */
export const maxNameWords = 6;

/** A model's name without the part in brackets, that part, and the whole name. */
const nameVariants = (name: string): string[] => {
  const bracketed = /^(.*?)\s*\((.*)\)\s*(.*)$/.exec(name);
  return bracketed === null ? [name] : [`${bracketed[1] ?? ''} ${bracketed[3] ?? ''}`.trim(), bracketed[2] ?? '', name];
};

const wordsIn = (text: string): string[] =>
  tokensOf(text)
    .filter(({ kind }) => kind !== 'sign')
    .map((token) => token.text);

/**
 * The key of a brand and a model by their sounds. A single letter at the end is kept separate: "teslas" is not the
 * Model S.
 */
export const brandedKey = (sounds: readonly string[]): string => {
  const last = sounds.at(-1) ?? '';
  const isSeparate = sounds.length > 1 && /^(?:\p{L}|ks)$/u.test(last);
  return sounds.slice(0, -1).join('') + (isSeparate ? ` ${last}` : last);
};

/** The keys of a phrase: by the sounds of its words, and without their endings. */
const keysOf = (words: readonly string[]): string[] => [
  ...new Set([words.map(soundOf).join(''), words.map(stemOf).join('')]),
];

/** The keys of a name that has no ending in Latin letters: "Seres" is not "серый", and "klas" not "CLA". */
const keysOfName = (words: readonly string[]): string[] =>
  scriptOf(words.join('')) === 'latin' ? [words.map(soundOf).join('')] : keysOf(words);

const translatedSounds = new Map(
  modelWords.flatMap(([word, translations]) =>
    translations.flatMap((translation) => keysOfName([translation]).map((key) => [key, soundOf(word)] as const)),
  ),
);

/** The sound of a word in a model's name, translated from any of the languages. */
export const modelSoundOf = (word: string): string =>
  translatedSounds.get(soundOf(word)) ?? translatedSounds.get(stemOf(word)) ?? soundOf(word);

/** All contiguous parts of a name. */
const partsOf = (words: readonly string[]): string[][] =>
  words.flatMap((_, start) => words.slice(start).map((_each, index) => words.slice(start, start + index + 1)));

const isDistinctive = (part: readonly string[]): boolean =>
  /\D/.test(part.join('')) && inLatin(part.join('')).length > 1;

const wordsFor = (filter: string, value: string): readonly string[] =>
  lexicon.get(filter)?.find(([known]) => known === value)?.[1] ?? [];

/** The kinds of words in the lexicon that no list has a filter for: trim levels and equipment. */
const unusedFilters: readonly string[] = ['trim', 'extra'];

/** Builds the vocabulary of a list from its names and the lexicon. */
export const vocabularyOf = (names: readonly KnownName[]): Vocabulary => {
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
    for (const key of keysOfName(phraseWords)) addMeaning(key, meaning, absent);
  };
  const valuesOf = new Map<string, Set<string>>();
  for (const { filter, value } of names) valuesOf.set(filter, (valuesOf.get(filter) ?? new Set()).add(value));
  for (const [filter, values] of lexicon) {
    const known = valuesOf.get(filter);
    for (const [value, phrases] of values) {
      // A list without the filter keeps the meaning, so that the reader can report that the filter is missing.
      const listValues =
        known === undefined || known.has(value)
          ? [value]
          : (substitutes[value] ?? []).filter((substitute) => known.has(substitute));
      const alsoMeant = known !== undefined && value === 'awd' && known.has('4wd') ? ['4wd'] : [];
      for (const meantValue of listValues.length === 0 && filter !== 'brand' && filter !== 'place'
        ? [value]
        : [...listValues, ...alsoMeant]) {
        for (const phrase of phrases) addPhrase(wordsIn(phrase), { filter, value: meantValue, isWhole: true });
      }
      if (filter === 'place' && listValues.length === 0)
        for (const phrase of [value, ...phrases]) addAbsent(wordsIn(phrase), { filter, value, isWhole: true });
    }
  }
  for (const [places, phrases] of countries) {
    const listedPlaces = places.filter((place) => valuesOf.get('place')?.has(place));
    const addPlace = listedPlaces.length > 0 ? addPhrase : addAbsent;
    for (const value of listedPlaces.length > 0 ? listedPlaces : places)
      for (const phrase of phrases) addPlace(wordsIn(phrase), { filter: 'place', value, isWhole: true });
  }
  const lexiconKeys = new Set(
    [...meanings].filter(([, found]) => found.some(({ filter }) => filter !== 'brand')).map(([key]) => key),
  );
  const fillerKeys = new Set(fillers.flatMap((each) => keysOf(wordsIn(each))));
  const versionMeanings: [string, Meaning][] = [];
  const nameSounds = new Set(
    names
      .filter(({ filter }) => filter === 'brand' || filter === 'series')
      .flatMap(({ name }) => wordsIn(name).map(soundOf)),
  );
  const brandVariants = new Map<string, string[][]>();
  for (const { filter, value, name, chinese } of names.filter((each) => each.filter === 'brand')) {
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
    brandVariants.set(value, distinctive);
    for (const each of distinctive) addPhrase(each, { filter, value, isWhole: true });
  }
  for (const { filter, value, name, chinese, owner } of names.filter((each) => each.filter !== 'brand')) {
    if (filter === 'name') {
      for (const part of partsOf(wordsIn(name))) {
        const key = part.map(modelSoundOf).join('');
        // The version part of a name: "E 350", "530i", "TSI".
        const isVersion = /\d/.test(key) || !part.some((word) => nameSounds.has(soundOf(word)));
        if (isVersion && isDistinctive(part) && !lexiconKeys.has(key) && !fillerKeys.has(key))
          versionMeanings.push([key, { filter, value, isWhole: false }]);
      }
      continue;
    }
    if (filter !== 'series') {
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
      continue;
    }
    const ownerVariants = brandVariants.get(owner ?? '') ?? [];
    const chineseName = chinese ?? '';
    const withoutBrand = ownerVariants.reduce(
      (text, each) => (text.startsWith(each.join('')) ? text.slice(each.join('').length) : text),
      chineseName,
    );
    // "deepal s7" is the Deepal S07.
    const unpadded = name.replace(/(?<=[\p{L}\s])0(?=\d\b)/u, '');
    const variants = [
      ...new Set([...nameVariants(name), unpadded]),
      ...(chineseName === ''
        ? []
        : [
            chineseName,
            withoutBrand,
            pinyin.convertToPinyin(chineseName, '', true),
            pinyin.convertToPinyin(withoutBrand, '', true),
          ]),
    ];
    for (const variant of variants.filter((each) => each !== '')) {
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
  }
  const modelKeys = new Set(meanings.keys());
  for (const [key, meaning] of versionMeanings) if (!modelKeys.has(key)) addMeaning(key, meaning);
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
      for (const part of [model, ...synonyms].map(wordsIn)) {
        const sounds = part.map(modelSoundOf);
        const keys = makeVariants.map((brand) => brandedKey([...brand.map(soundOf), ...sounds]));
        if (isDistinctive(part) && !fillerKeys.has(sounds.join(''))) keys.push(brandedKey(sounds));
        for (const key of keys)
          for (const each of modelMeanings) addMeaning(key, each, listedModels.length > 0 ? meanings : absent);
      }
    }
  }
  return { meanings, absent, words, fillers: fillerKeys };
};
