import { type BoundFilter, type Facets, isChoiceFilter } from '@caravan/shared/contracts/calls';
import type { Language } from '@caravan/shared/terms';
import { valueName } from '../../terms/valueName';
import { isCounted } from './amounts';
import type { ListColumns } from '../filters/listColumns';
import { type Condition, isLowerBound, storedBound } from '../filters/conditions';
import type { RatedRows } from '../filters/counted';
import type { ReadPhrase } from './understand';

type Understood = NonNullable<Facets['understood']>[number];

/** The most names that fit into a chip. */
const maxNames = 3;

const not: Readonly<Record<Language, string>> = { en: 'not', ge: 'არა' };

/** Names the meanings of a phrase, for example "Toyota", "not Black" or "BYD Seal EV, BYD Seal 06 DM-i". */
const nameOf = ({ phrase }: ReadPhrase, names: ReadonlyMap<string, string>, language: Language): string => {
  const own = phrase.meanings.filter(({ filter }) => filter !== 'level');
  const asTyped =
    own.length > 1 && own.some(({ filter }) => isCounted(filter) || (filter === 'name' && own.length > maxNames));
  if (own.length === 0 || asTyped) return phrase.words;
  const exact = own.some(({ isWhole }) => isWhole) ? own.filter(({ isWhole }) => isWhole) : own;
  const said = [
    ...new Set(
      exact.map(
        ({ filter, value }) =>
          names.get(value) ?? (isChoiceFilter(filter) ? valueName(filter, value, language) : value),
      ),
    ),
  ];
  const shown = phrase.isExcluded ? said.map((each) => `${not[language]} ${each}`) : said;
  return shown.length > maxNames ? `${shown.slice(0, maxNames).join(', ')} …` : shown.join(', ');
};

/** Returns the nearest offered limit that adds rows which fail only this phrase, and their number. */
const widerOf = (
  condition: Condition,
  missed: readonly number[],
  { columns }: ListColumns,
  rate: number,
  stepsFor: (filter: BoundFilter) => readonly number[],
): Understood['wider'] => {
  const [limit, ...others] = 'all' in condition ? condition.all : [];
  if (limit === undefined || !('bound' in limit) || others.length > 0) return undefined;
  const column = columns.get(limit.column);
  if (column === undefined) return undefined;
  const isFrom = isLowerBound(limit.filter);
  const steps = stepsFor(limit.filter)
    .map((value) => ({ value, bound: storedBound(limit.filter, value, rate) }))
    .filter(({ bound }) => (isFrom ? bound < limit.bound : bound > limit.bound))
    .toSorted((one, other) => (isFrom ? other.bound - one.bound : one.bound - other.bound));
  for (const { value, bound } of steps) {
    const count = missed.filter((row) => {
      const own = column.numbers[column.codes[row] ?? 0] ?? NaN;
      return isFrom ? own >= bound : own <= bound;
    }).length;
    if (count > 0) return { filter: limit.filter, value, count };
  }
  return undefined;
};

/** Describes each phrase of a keyword: its meaning, and the number of rows without the phrase. */
export const describePhrases = (
  phrases: readonly ReadPhrase[],
  rows: RatedRows,
  columns: ListColumns,
  say: {
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
    const missed = condition === undefined ? [] : (rows.missedByPhrase[index] ?? []);
    const filter = phrase.isExcluded ? undefined : phrase.meanings[0]?.filter;
    const wider =
      condition === undefined || rows.total > 0
        ? undefined
        : widerOf(condition, missed, columns, say.rate, say.stepsFor);
    return {
      word: phrase.words,
      rest: phrase.rest,
      name: nameOf(read, say.names, say.language),
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
