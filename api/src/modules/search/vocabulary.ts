import type { ChoiceFilter } from '@caravan/shared/contracts/calls';
import pinyin from 'tiny-pinyin';
import { inLatin, soundOf, stemOf } from './fold';
import { fillers, lexicon, modelWords, nearest } from './lexicon';
import { tokensOf } from './tokens';

/** The filter of a list that a word names, or another column of it. */
export type NamedFilter = ChoiceFilter | 'level' | 'name';

/** A value of a filter that a word names, whether the list has that filter or not. `isWhole`: the word is the whole name, not a part of it. */
export interface Meaning {
  readonly filter: string;
  readonly value: string;
  readonly isWhole: boolean;
}

/** A name that a list has. `chinese` is the name in Chinese; `owner` the brand of a model. */
export interface KnownName {
  readonly filter: NamedFilter;
  readonly value: string;
  readonly name: string;
  readonly chinese?: string | null;
  readonly owner?: string;
}

/** What the words of a list mean. */
export interface Vocabulary {
  /** By the sounds of one or several words, joined. */
  readonly meanings: ReadonlyMap<string, readonly Meaning[]>;
  /** Single words that a misspelt word may stand for: their sounds, with their spelling in Latin letters. */
  readonly words: ReadonlyMap<string, string>;
  readonly fillers: ReadonlySet<string>;
}

/** Words of a name that are looked up together, at most. */
export const longestName = 6;

/** A model's name without what stands in brackets behind it, and what stands there. */
const writingsOf = (name: string): string[] => {
  const bracketed = /^(.*?)\s*\((.*)\)\s*(.*)$/.exec(name);
  return bracketed === null ? [name] : [`${bracketed[1] ?? ''} ${bracketed[3] ?? ''}`.trim(), bracketed[2] ?? '', name];
};

const wordsIn = (text: string): string[] =>
  tokensOf(text)
    .filter(({ kind }) => kind !== 'sign')
    .map((token) => token.text);

/** The key of a brand and a model by their sounds. A single letter at the end stands apart: "teslas" is not the Model S. */
export const branded = (sounds: readonly string[]): string => {
  const last = sounds.at(-1) ?? '';
  const isApart = sounds.length > 1 && /^(?:\p{L}|ks)$/u.test(last);
  return sounds.slice(0, -1).join('') + (isApart ? ` ${last}` : last);
};

/** Both keys of a phrase: as its words sound, and without their endings. */
const keysOf = (words: readonly string[]): string[] => [
  ...new Set([words.map(soundOf).join(''), words.map(stemOf).join('')]),
];

const translated = new Map(
  modelWords.flatMap(([word, others]) =>
    others.flatMap((other) => keysOf([other]).map((key) => [key, soundOf(word)] as const)),
  ),
);

/** The sound of a word of a model's name, in whatever language it is said. */
export const modelSound = (word: string): string =>
  translated.get(soundOf(word)) ?? translated.get(stemOf(word)) ?? soundOf(word);

/** Contiguous parts of a name, the whole first. A single letter or number names no model by itself. */
const partsOf = (words: readonly string[]): string[][] =>
  words.flatMap((_, from) => words.slice(from).map((_each, place) => words.slice(from, from + place + 1)));

const isTelling = (part: readonly string[]): boolean => /\D/.test(part.join('')) && inLatin(part.join('')).length > 1;

const wordsFor = (filter: string, value: string): readonly string[] =>
  lexicon.get(filter)?.find(([known]) => known === value)?.[1] ?? [];

/** Learns the names of a list, and what the lexicon calls its values. */
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
      // A list without the filter keeps the meaning: the reader of the word then says that the list lacks it.
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
    // "Great" or "Auto" alone is no brand.
    const own = said.filter((each) => each.join('').length > 1 && !['great', 'wall', 'auto'].includes(each.join(' ')));
    brandWords.set(value, own);
    for (const each of own) learnAll(each, { filter, value, isWhole: true });
  }
  for (const { filter, value, name, chinese, owner } of names.filter((each) => each.filter !== 'brand')) {
    if (filter === 'name') {
      for (const part of partsOf(wordsIn(name))) {
        const key = part.map(modelSound).join('');
        // What a version adds to its model: "E 350", "530i".
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
        // The levels of a list without drives say which cars drive all wheels.
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
