import type { ChoiceFilter } from '@caravan/shared/contracts/calls';
import pinyin from 'tiny-pinyin';
import { inLatin, soundOf, stemOf } from './fold';
import { fillers, lexicon, modelWords, nearest } from './lexicon';
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

/** The meanings of a list's words. */
export interface Vocabulary {
  /** By the joined sounds of one or several words. */
  readonly meanings: ReadonlyMap<string, readonly Meaning[]>;
  /** The Latin spellings of single words by their sounds, to correct misspellings. */
  readonly words: ReadonlyMap<string, string>;
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

const translated = new Map(
  modelWords.flatMap(([word, others]) =>
    others.flatMap((other) => keysOf([other]).map((key) => [key, soundOf(word)] as const)),
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

/** Builds the vocabulary of a list from its names and the lexicon. */
export const vocabularyOf = (names: readonly KnownName[]): Vocabulary => {
  const meanings = new Map<string, Meaning[]>();
  const words = new Map<string, string>();
  const learn = (key: string, meaning: Meaning): void => {
    const known = meanings.get(key) ?? [];
    const same = known.findIndex(({ filter, value }) => filter === meaning.filter && value === meaning.value);
    if (same === -1) meanings.set(key, [...known, meaning]);
    else if (meaning.isWhole) known[same] = meaning;
  };
  const learnAll = (said: readonly string[], meaning: Meaning): void => {
    for (const key of keysOf(said)) if (key !== '') learn(key, meaning);
    if (said.length === 1 && !/\d/.test(said.join(''))) words.set(soundOf(said.join('')), inLatin(said.join('')));
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
    }
  }
  const ofLexicon = new Set(
    [...meanings].filter(([, found]) => found.some(({ filter }) => filter !== 'brand')).map(([key]) => key),
  );
  const ignored = new Set(fillers.flatMap((each) => keysOf(wordsIn(each))));
  const versions: [string, Meaning][] = [];
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
        // The version part of a name: "E 350", "530i".
        if (/\d/.test(key) && isTelling(part) && !ofLexicon.has(key))
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
    const writings = [
      ...writingsOf(name),
      ...(cn === ''
        ? []
        : [cn, withoutBrand, pinyin.convertToPinyin(cn, '', true), pinyin.convertToPinyin(withoutBrand, '', true)]),
    ];
    for (const writing of writings.filter((each) => each !== '')) {
      const said = wordsIn(writing);
      for (const part of partsOf(said)) {
        const isWhole = part.length === said.length;
        const key = part.map(modelSound).join('');
        if (isTelling(part) && (isWhole || !ignored.has(key)) && !ofLexicon.has(key)) {
          learn(key, { filter, value, isWhole });
          if (part.length === 1 && !/\d/.test(key)) words.set(key, inLatin(part.join('')));
        }
        // "zeekr x" is not the 7X.
        const begins = new RegExp(`(?:^|[^\\p{L}\\d])${part[0] ?? ''}`, 'iu').test(writing);
        if (begins && (!ofLexicon.has(key) || isWhole)) {
          for (const brand of own)
            learn(branded([...brand.map(soundOf), ...part.map(modelSound)]), { filter, value, isWhole });
        }
      }
    }
  }
  const ofModels = new Set(meanings.keys());
  for (const [key, meaning] of versions) if (!ofModels.has(key)) learn(key, meaning);
  return { meanings, words, fillers: ignored };
};
