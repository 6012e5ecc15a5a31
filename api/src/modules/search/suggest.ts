import { type ChoiceFilter, isChoiceFilter, type ListFilters, type Suggestion } from '@caravan/shared/contracts/calls';
import type { Currency, Language } from '@caravan/shared/terms';
import { and, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { namesOf } from './facets';
import { allOf, type FilteredTable } from '../filters/conditions';
import { soundOf } from './fold';
import { brandMark } from '../../media/addresses';
import { valueName } from '../../terms/valueName';
import { canEndNegation, isBetween, isNegation } from './negationWords';
import { findStartingWith, findSimilar } from './similarNames';
import { tokensOf } from './tokens';
import type { KeywordReader, Search } from './keywordReader';
import type { Meaning, Vocabulary } from './vocabulary';

const maxSuggestions = 8;
/** Maximum number of names that are counted. */
const maxCounted = 24;

interface Candidate extends Meaning {
  readonly filter: ChoiceFilter;
  /** 2: the name is the word, 1: it starts with the word, 0: it is similar. */
  readonly likeness: number;
}

interface SuggestionRank extends Pick<Candidate, 'likeness'> {
  /** The typed text begins a word of its name in the language of the call. */
  readonly isNamed: boolean;
}

const keyOf = ({ filter, value }: Pick<Meaning, 'filter' | 'value'>): string => `${filter} ${value}`;

interface CountedSearch extends Pick<Search, 'found'> {
  readonly filters: ListFilters;
  /** Units of the price limits' currency for one US dollar. */
  readonly limitRate: number;
}

/**
 * Returns the number of rows that the list has if a value is added to its filters, by filter and value. None for values without rows of
 * their own. One query for each filter, served by the filter's own index.
 */
const countsOf = async (
  db: Db,
  list: FilteredTable,
  candidates: readonly Candidate[],
  { found, filters, limitRate }: CountedSearch,
) => {
  const counts = await Promise.all(
    [...new Set(candidates.map(({ filter }) => filter))].map(async (filter) => {
      const column = list.choices[filter];
      if (column === undefined) return [];
      const values = candidates.filter((each) => each.filter === filter).map(({ value }) => value);
      const chosenValues = filters[filter] ?? [];
      const widened = {
        ...filters,
        ...(filter === 'brand' ? { series: [] } : {}),
        [filter]: [...chosenValues, ...values],
      };
      const rows = await db
        .select({ value: sql<string>`${column}::text`, number: sql<number>`count(*)::int` })
        .from(list.table)
        .where(and(allOf(list, widened, limitRate), found))
        .groupBy(column);
      const listed = (chosen: string): number =>
        rows
          .filter(({ value }) => value === chosen || chosenValues.includes(value))
          .reduce((sum, { number }) => sum + number, 0);
      return rows.map(({ value }) => [keyOf({ filter, value }), listed(value)] as const);
    }),
  );
  return new Map(counts.flat());
};

/** Returns for each model the picture of one of its rows, by filter and value. */
const picturesOf = async (
  db: Db,
  { table, picture, choices: { series } }: FilteredTable,
  models: readonly string[],
) => {
  if (series === undefined || models.length === 0) return new Map<string, string>();
  const rows = await db
    .selectDistinctOn([series], { model: sql<string>`${series}::text`, image: sql<string>`${picture}` })
    .from(table)
    .where(inArray(series, [...models]))
    .orderBy(series, picture);
  return new Map(rows.map(({ model, image }) => [keyOf({ filter: 'series', value: model }), image]));
};

/** Maximum number of words at the end of the keyword that can be one name: "model y". */
const maxEndWords = 3;

/** Returns the possible completions of the end of a keyword, and the words before it. */
const findCompletions = (
  vocabulary: Vocabulary,
  keyword: string,
): { readonly rest: string; readonly end: string; readonly candidates: readonly Candidate[] } => {
  const words = keyword.split(/\s+/).filter((word) => word !== '');
  for (let length = Math.min(maxEndWords, words.length); length >= 1; length -= 1) {
    const end = words.slice(-length).join(' ');
    const candidates = findStartingWith(vocabulary, end).map(([meaning, isExact]) => ({
      ...meaning,
      likeness: isExact ? 2 : 1,
    }));
    if (candidates.length > 0)
      return { rest: words.slice(0, -length).join(' '), end, candidates: bestChoices(candidates) };
  }
  const end = words.at(-1) ?? '';
  const similar = findSimilar(end, false, vocabulary);
  const candidates = (similar?.meanings ?? []).map((meaning) => ({ ...meaning, likeness: 0 }));
  return { rest: words.slice(0, -1).join(' '), end, candidates: bestChoices(candidates) };
};

/** Returns the most likely reading of each value that the list can be filtered by. */
const bestChoices = (candidates: readonly (Meaning & { readonly likeness: number })[]): Candidate[] => {
  const best = new Map<string, Candidate>();
  for (const each of candidates.toSorted((a, b) => b.likeness - a.likeness)) {
    const { filter } = each;
    if (isChoiceFilter(filter) && !best.has(keyOf(each))) best.set(keyOf(each), { ...each, filter });
  }
  return [...best.values()];
};

const soundsOf = (text: string): string[] =>
  tokensOf(text)
    .filter(({ kind }) => kind !== 'sign')
    .map((token) => soundOf(token.text));

/** Returns whether a word of a name begins with the typed text. Otherwise a word of another language named the value: "b" for "белый". */
const isInName = (name: string, typed: string): boolean => {
  const [sounds, sound] = [soundsOf(name), soundsOf(typed).join('')];
  return sounds.some((_, from) => sounds.slice(from).join('').startsWith(sound));
};

/** Orders the most similar first, then those that the typed text names. */
const compareLikeness = (a: SuggestionRank, b: SuggestionRank): number =>
  b.likeness - a.likeness || Number(b.isNamed) - Number(a.isNamed);

interface SuggestQuery extends Omit<CountedSearch, 'found'> {
  readonly keyword: string;
  readonly language: Language;
  /** The currency of prices in the keyword. */
  readonly currency: Currency;
}

/**
 * Completions of a keyword, with the number of rows that also match the words before and the filters. Most similar first, then those that the
 * typed text names in the language of the call, then most frequent. Leaves out values that the words before name.
 */
export const suggest = async (
  db: Db,
  list: FilteredTable,
  vocabulary: Vocabulary,
  understand: KeywordReader,
  { keyword, filters, limitRate, language, currency }: SuggestQuery,
): Promise<Suggestion[]> => {
  const { rest, end, candidates: completions } = findCompletions(vocabulary, keyword);
  if (completions.length === 0) return [];
  const [{ found, phrases }, names] = await Promise.all([understand(rest, currency), namesOf(db, list, language)]);
  const words = tokensOf(rest);
  const isNegated = isNegation(words.findLast((token) => !isBetween(token)));
  const last = phrases.at(-1)?.phrase;
  // "дизель не нужен бен"
  const excluded =
    canEndNegation(words.at(-1)) && last?.isExcluded === true && rest.endsWith(last.words) ? last.meanings : [];
  // A suggestion becomes a filter, and filters exclude no value.
  const isOffered = ({ filter }: Candidate): boolean => !isNegated || excluded.some((each) => each.filter === filter);
  const typedKeys = new Set(phrases.flatMap(({ phrase }) => phrase.meanings.map(keyOf)));
  const candidates = completions
    .filter((each) => isOffered(each) && list.choices[each.filter] !== undefined && !typedKeys.has(keyOf(each)))
    .map((each) => {
      const name = names.get(each.value) ?? valueName(each.filter, each.value, language);
      return { ...each, name, isNamed: isInName(name, end) };
    })
    .toSorted(compareLikeness)
    .slice(0, maxCounted);
  const counts = await countsOf(db, list, candidates, { found, filters, limitRate });
  const suggestions = candidates
    .map((each) => ({ ...each, count: counts.get(keyOf(each)) ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => compareLikeness(a, b) || b.count - a.count)
    .slice(0, maxSuggestions);
  const models = suggestions.filter(({ filter }) => filter === 'series').map(({ value }) => value);
  const pictures = await picturesOf(db, list, models);
  return suggestions.map(({ filter, value, name, count }) => {
    const image = filter === 'brand' ? brandMark(name) : pictures.get(keyOf({ filter, value }));
    return { rest, filter, value, name, image: image ?? null, count };
  });
};
