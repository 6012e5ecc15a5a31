import type { ChoiceFilter } from '@caravan/shared/contracts/calls';
import pinyin from 'tiny-pinyin';
import { inLatin, scriptOf, soundOf, stemOf } from './fold';
import { countries, fillers, lexicon, modelWords, nearest } from './lexicon';
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
export const longestName = 6;

/** A model's name without the part in brackets, that part, and the whole name. */
const writingsOf = (name: string): string[] => {
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
export const branded = (sounds: readonly string[]): string => {
  const last = sounds.at(-1) ?? '';
  const isApart = sounds.length > 1 && /^(?:\p{L}|ks)$/u.test(last);
  return sounds.slice(0, -1).join('') + (isApart ? ` ${last}` : last);
};

/** The keys of a phrase: by the sounds of its words, and without their endings. */
const keysOf = (words: readonly string[]): string[] => [
  ...new Set([words.map(soundOf).join(''), words.map(stemOf).join('')]),
];

/** The keys of a name that has no ending in Latin letters: "Seres" is not "серый", and "klas" not "CLA". */
const keysOfName = (words: readonly string[]): string[] =>
  scriptOf(words.join('')) === 'latin' ? [words.map(soundOf).join('')] : keysOf(words);

const translated = new Map(
  modelWords.flatMap(([word, others]) =>
    others.flatMap((other) => keysOfName([other]).map((key) => [key, soundOf(word)] as const)),
  ),
);

/** The sound of a word in a model's name, translated from any of the languages. */
export const modelSound = (word: string): string =>
  translated.get(soundOf(word)) ?? translated.get(stemOf(word)) ?? soundOf(word);

/** All contiguous parts of a name. */
const partsOf = (words: readonly string[]): string[][] =>
  words.flatMap((_, from) => words.slice(from).map((_each, place) => words.slice(from, from + place + 1)));

const isTelling = (part: readonly string[]): boolean => /\D/.test(part.join('')) && inLatin(part.join('')).length > 1;

const wordsFor = (filter: string, value: string): readonly string[] =>
  lexicon.get(filter)?.find(([known]) => known === value)?.[1] ?? [];

/** The kinds of words in the lexicon that no list has a filter for: trim levels and equipment. */
const unusedFilters: readonly string[] = ['trim', 'extra'];

/** Builds the vocabulary of a list from its names and the lexicon. */
export const vocabularyOf = (names: readonly KnownName[]): Vocabulary => {
  const meanings = new Map<string, Meaning[]>();
  const absent = new Map<string, Meaning[]>();
  const words = new Map<string, Spelling>();
  const learn = (key: string, meaning: Meaning, of = meanings): void => {
    const known = of.get(key) ?? [];
    const same = known.findIndex(({ filter, value }) => filter === meaning.filter && value === meaning.value);
    if (same === -1) of.set(key, [...known, meaning]);
    else if (meaning.isWhole) known[same] = meaning;
  };
  const spell = (key: string, word: string): void => {
    words.set(key, { latin: inLatin(word), scripts: new Set([...(words.get(key)?.scripts ?? []), scriptOf(word)]) });
  };
  const learnAll = (said: readonly string[], meaning: Meaning): void => {
    const keys = meaning.filter === 'brand' ? keysOfName(said) : keysOf(said);
    for (const key of keys) if (key !== '') learn(key, meaning);
    const word = said.join('');
    // Only what filters a list is guessed: "battery" is not "barter".
    const isGuessed = !unusedFilters.includes(meaning.filter);
    if (isGuessed && said.length === 1 && !/\d/.test(word)) spell(soundOf(word), word);
  };
  const learnAbsent = (said: readonly string[], meaning: Meaning): void => {
    for (const key of keysOfName(said)) learn(key, meaning, absent);
  };
  const valuesOf = new Map<string, Set<string>>();
  for (const { filter, value } of names) valuesOf.set(filter, (valuesOf.get(filter) ?? new Set()).add(value));
  for (const [filter, values] of lexicon) {
    const known = valuesOf.get(filter);
    for (const [value, said] of values) {
      // A list without the filter keeps the meaning, so that the reader can report that the filter is missing.
      const meant =
        known === undefined || known.has(value) ? [value] : (nearest[value] ?? []).filter((each) => known.has(each));
      const also = known !== undefined && value === 'awd' && known.has('4wd') ? ['4wd'] : [];
      for (const each of meant.length === 0 && filter !== 'brand' && filter !== 'place'
        ? [value]
        : [...meant, ...also]) {
        for (const phrase of said) learnAll(wordsIn(phrase), { filter, value: each, isWhole: true });
      }
      if (filter === 'place' && meant.length === 0)
        for (const phrase of [value, ...said]) learnAbsent(wordsIn(phrase), { filter, value, isWhole: true });
    }
  }
  for (const [places, said] of countries) {
    const known = places.filter((place) => valuesOf.get('place')?.has(place));
    const learnPlace = known.length > 0 ? learnAll : learnAbsent;
    for (const value of known.length > 0 ? known : places)
      for (const phrase of said) learnPlace(wordsIn(phrase), { filter: 'place', value, isWhole: true });
  }
  const ofLexicon = new Set(
    [...meanings].filter(([, found]) => found.some(({ filter }) => filter !== 'brand')).map(([key]) => key),
  );
  const ignored = new Set(fillers.flatMap((each) => keysOf(wordsIn(each))));
  const versions: [string, Meaning][] = [];
  const soundsOfModels = new Set(
    names
      .filter(({ filter }) => filter === 'brand' || filter === 'series')
      .flatMap(({ name }) => wordsIn(name).map(soundOf)),
  );
  const brandWords = new Map<string, string[][]>();
  for (const { filter, value, name, chinese } of names.filter((each) => each.filter === 'brand')) {
    const said = [
      ...new Set([
        name,
        ...name.split(/[\s/-]+/),
        ...(chinese ? [chinese, pinyin.convertToPinyin(chinese, '', true)] : []),
        ...wordsFor('brand', value),
      ]),
    ].map(wordsIn);
    // "Great" or "Auto" alone does not name a brand.
    const own = said.filter((each) => each.join('').length > 1 && !['great', 'wall', 'auto'].includes(each.join(' ')));
    brandWords.set(value, own);
    for (const each of own) learnAll(each, { filter, value, isWhole: true });
  }
  for (const { filter, value, name, chinese, owner } of names.filter((each) => each.filter !== 'brand')) {
    if (filter === 'name') {
      for (const part of partsOf(wordsIn(name))) {
        const key = part.map(modelSound).join('');
        // The version part of a name: "E 350", "530i", "TSI".
        const isVersion = /\d/.test(key) || !part.some((word) => soundsOfModels.has(soundOf(word)));
        if (isVersion && isTelling(part) && !ofLexicon.has(key) && !ignored.has(key))
          versions.push([key, { filter, value, isWhole: false }]);
      }
      continue;
    }
    if (filter !== 'series') {
      const said = wordsIn(name);
      learnAll(said, { filter, value, isWhole: true });
      for (const part of partsOf(said)) {
        const key = part.map(soundOf).join('');
        // In a list without a filter for drives, levels say which cars have all-wheel drive.
        if (key === 'avd')
          for (const phrase of wordsFor('drive', 'awd')) learnAll(wordsIn(phrase), { filter, value, isWhole: false });
        if (isTelling(part) && (filter === 'level' || !ofLexicon.has(key)))
          learnAll(part, { filter, value, isWhole: part.length === said.length });
      }
      continue;
    }
    const own = brandWords.get(owner ?? '') ?? [];
    const cn = chinese ?? '';
    const withoutBrand = own.reduce(
      (text, each) => (text.startsWith(each.join('')) ? text.slice(each.join('').length) : text),
      cn,
    );
    // "deepal s7" is the Deepal S07.
    const unpadded = name.replace(/(?<=[\p{L}\s])0(?=\d\b)/u, '');
    const writings = [
      ...new Set([...writingsOf(name), unpadded]),
      ...(cn === ''
        ? []
        : [cn, withoutBrand, pinyin.convertToPinyin(cn, '', true), pinyin.convertToPinyin(withoutBrand, '', true)]),
    ];
    for (const writing of writings.filter((each) => each !== '')) {
      const said = wordsIn(writing);
      for (const part of partsOf(said)) {
        if (writing !== name && writing === unpadded && !part.some((word) => word.length > 2)) continue;
        const isWhole = part.length === said.length;
        const key = part.map(modelSound).join('');
        if (isTelling(part) && (isWhole || !ignored.has(key)) && !ofLexicon.has(key)) {
          learn(key, { filter, value, isWhole });
          if (part.length === 1 && !/\d/.test(key)) spell(key, part.join(''));
        }
        // "zeekr x" is not the 7X.
        const begins = new RegExp(`(?:^|[^\\p{L}\\d])${part[0] ?? ''}`, 'iu').test(writing);
        if (begins && (!ofLexicon.has(key) || isWhole)) {
          for (const brand of own) {
            const sounds = [...brand.map(soundOf), ...part.map(modelSound)];
            learn(branded(sounds), { filter, value, isWhole });
            // "tesla modely"
            if (part.length > 1) learn(sounds.join(''), { filter, value, isWhole });
          }
        }
      }
    }
  }
  const ofModels = new Set(meanings.keys());
  for (const [key, meaning] of versions) if (!ofModels.has(key)) learn(key, meaning);
  for (const { words: said, models } of otherMakes) {
    const [make = ''] = said;
    const value = names.find(({ filter, name }) => filter === 'brand' && name === make)?.value;
    const own = value === undefined ? said.map(wordsIn) : (brandWords.get(value) ?? []);
    if (value === undefined) for (const each of own) learnAbsent(each, { filter: 'brand', value: make, isWhole: true });
    const ofMake = names.filter(({ filter, owner }) => filter === 'series' && owner === value);
    for (const [model = '', ...others] of models) {
      const offered = ofMake.filter(({ name }) => name === model || name.startsWith(`${model} `));
      const meant =
        offered.length === 0
          ? [{ filter: 'series', value: model.startsWith(make) ? model : `${make} ${model}`, isWhole: true }]
          : offered.map((each) => ({ filter: 'series', value: each.value, isWhole: each.name === model }));
      for (const part of [model, ...others].map(wordsIn)) {
        const sounds = part.map(modelSound);
        const keys = own.map((brand) => branded([...brand.map(soundOf), ...sounds]));
        if (isTelling(part) && !ignored.has(sounds.join(''))) keys.push(branded(sounds));
        for (const key of keys) for (const each of meant) learn(key, each, offered.length > 0 ? meanings : absent);
      }
    }
  }
  return { meanings, absent, words, fillers: ignored };
};
