import { type BoundFilter, type Facets, isChoiceFilter } from '@caravan/shared/contracts/calls';
import type { Language } from '@caravan/shared/terms';
import { valueName } from '../../terms/valueName';
import { isCounted } from './amounts';
import type { ListColumns } from '../filters/listColumns';
import { type Condition, isLowerBound, storedBound } from '../filters/conditions';
import type { EvaluatedRows } from '../filters/evaluateRows';
import type { ParsedPhrase } from './keywordReader';

type Understood = NonNullable<Facets['understood']>[number];

/** Maximum number of names that fit into a chip. */
const maxNames = 3;

const not: Readonly<Record<Language, string>> = { en: 'not', ge: 'არა' };

/** Names the meanings of a phrase, for example "Toyota", "not Black" or "BYD Seal EV, BYD Seal 06 DM-i". */
const nameOf = ({ phrase }: ParsedPhrase, names: ReadonlyMap<string, string>, language: Language): string => {
  const meanings = phrase.meanings.filter(({ filter }) => filter !== 'level');
  const asTyped =
    meanings.length > 1 &&
    meanings.some(({ filter }) => isCounted(filter) || (filter === 'name' && meanings.length > maxNames));
  if (meanings.length === 0 || asTyped) return phrase.words;
  const exact = meanings.some(({ isWhole }) => isWhole) ? meanings.filter(({ isWhole }) => isWhole) : meanings;
  const valueNames = [
    ...new Set(
      exact.map(
        ({ filter, value }) =>
          names.get(value) ?? (isChoiceFilter(filter) ? valueName(filter, value, language) : value),
      ),
    ),
  ];
  const shown = phrase.isExcluded ? valueNames.map((each) => `${not[language]} ${each}`) : valueNames;
  return shown.length > maxNames ? `${shown.slice(0, maxNames).join(', ')} …` : shown.join(', ');
};

/** Returns the nearest offered limit that adds rows which fail only this phrase, and their number. */
const findWiderLimit = (
  condition: Condition,
  missed: readonly number[],
  { columns }: ListColumns,
  rate: number,
  stepsFor: (filter: BoundFilter) => readonly number[],
): Understood['wider'] => {
  const [limit, ...otherLimits] = 'all' in condition ? condition.all : [];
  if (limit === undefined || !('bound' in limit) || otherLimits.length > 0) return undefined;
  const column = columns.get(limit.column);
  if (column === undefined) return undefined;
  const isFrom = isLowerBound(limit.filter);
  const steps = stepsFor(limit.filter)
    .map((value) => ({ value, bound: storedBound(limit.filter, value, rate) }))
    .filter(({ bound }) => (isFrom ? bound < limit.bound : bound > limit.bound))
    .toSorted((a, b) => (isFrom ? b.bound - a.bound : a.bound - b.bound));
  for (const { value, bound } of steps) {
    const count = missed.filter((row) => {
      const rowValue = column.numbers[column.codes[row] ?? 0] ?? NaN;
      return isFrom ? rowValue >= bound : rowValue <= bound;
    }).length;
    if (count > 0) return { filter: limit.filter, value, count };
  }
  return undefined;
};

/** Describes each phrase of a keyword: its meaning, and the number of rows without the phrase. */
export const describePhrases = (
  phrases: readonly ParsedPhrase[],
  rows: EvaluatedRows,
  columns: ListColumns,
  context: {
    readonly names: ReadonlyMap<string, string>;
    readonly language: Language;
    readonly rate: number;
    readonly stepsFor: (filter: BoundFilter) => readonly number[];
  },
): Understood[] => {
  let index = -1;
  return phrases.map((read) => {
    const { phrase, condition, isCode } = read;
    if (condition !== undefined) index += 1;
    const missed = condition === undefined ? [] : (rows.failingOnlyByPhrase[index] ?? []);
    const filter = phrase.isExcluded ? undefined : phrase.meanings[0]?.filter;
    const wider =
      condition === undefined || rows.total > 0
        ? undefined
        : findWiderLimit(condition, missed, columns, context.rate, context.stepsFor);
    return {
      word: phrase.words,
      rest: phrase.rest,
      name: nameOf(read, context.names, context.language),
      limits:
        isCode || phrase.text !== undefined || phrase.isExcluded
          ? []
          : phrase.limits.map(({ filter: bound, value, currency }) => ({
              filter: bound,
              value,
              ...(currency === 'USD' || currency === 'GEL' || currency === 'CNY' ? { currency } : {}),
            })),
      ...(filter !== undefined && isChoiceFilter(filter) ? { filter } : {}),
      isGuess: phrase.isGuess,
      isUsed: condition !== undefined,
      isKnown: phrase.text === undefined || isCode,
      count: rows.total + missed.length,
      ...(wider === undefined ? {} : { wider }),
    };
  });
};
