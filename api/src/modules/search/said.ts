import type { Facets } from '@caravan/shared/contracts/calls';
import { isChoiceFilter } from '@caravan/shared/contracts/calls';
import type { Language } from '@caravan/shared/terms';
import { valueName } from '../../terms/valueName';
import type { ListColumns } from '../filters/columns';
import type { FilteredTable } from '../filters/conditions';
import { isLeast, storedBound } from '../filters/conditions';
import type { RatedRows } from '../filters/counted';
import type { ReadPhrase } from './understand';

type Understood = NonNullable<Facets['understood']>[number];

/** Names that a chip has room for. */
const shown = 3;

/** What a phrase names: "Toyota", "Black", "BYD Seal EV, BYD Seal 06 DM-i". */
const nameOf = ({ phrase }: ReadPhrase, names: ReadonlyMap<string, string>, language: Language): string => {
  const own = phrase.meanings.filter(({ filter }) => filter !== 'level');
  if (own.length === 0 || (own.length > shown && own.some(({ filter }) => filter === 'name' || filter === 'seats')))
    return phrase.words;
  const exact = own.some(({ isWhole }) => isWhole) ? own.filter(({ isWhole }) => isWhole) : own;
  const said = [
    ...new Set(
      exact.map(
        ({ filter, value }) =>
          names.get(value) ?? (isChoiceFilter(filter) ? valueName(filter, value, language) : value),
      ),
    ),
  ];
  return said.length > shown ? `${said.slice(0, shown).join(', ')} …` : said.join(', ');
};

/** The nearest limit of those that the list offers by which rows fit that fail the phrase alone, and how many. */
const widerOf = (
  { limits = [] }: NonNullable<ReadPhrase['ask']>,
  missed: readonly number[],
  { columns }: ListColumns,
  rate: number,
  stepsFor: (filter: Understood['limits'][number]['filter']) => readonly number[],
): Understood['wider'] => {
  if (limits.length !== 1) return undefined;
  const [limit] = limits;
  const column = limit && columns.get(limit.column);
  if (limit === undefined || column === undefined) return undefined;
  const isFrom = isLeast(limit.filter);
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

/** Says what was understood of a keyword: phrase by phrase, with how many rows there would be without it. */
export const understoodOf = (
  phrases: readonly ReadPhrase[],
  rows: RatedRows,
  list: { readonly columns: ListColumns; readonly table: FilteredTable },
  say: {
    readonly names: ReadonlyMap<string, string>;
    readonly language: Language;
    readonly rate: number;
    readonly stepsFor: (filter: Understood['limits'][number]['filter']) => readonly number[];
  },
): Understood[] => {
  let place = -1;
  return phrases.map((read) => {
    const { phrase, ask } = read;
    if (ask !== undefined) place += 1;
    const missed = ask === undefined ? [] : (rows.missedByAsk[place] ?? []);
    const filter = phrase.meanings[0]?.filter;
    const wider =
      ask === undefined || rows.total > 0 ? undefined : widerOf(ask, missed, list.columns, say.rate, say.stepsFor);
    const isCode = phrase.text !== undefined || ask?.text !== undefined;
    return {
      word: phrase.words,
      rest: phrase.rest,
      name: nameOf(read, say.names, say.language),
      limits: isCode
        ? []
        : phrase.limits.map(({ filter: bound, value, currency }) => ({
            filter: bound,
            value,
            ...(currency === 'USD' || currency === 'GEL' || currency === 'CNY' ? { currency } : {}),
          })),
      ...(filter !== undefined && isChoiceFilter(filter) ? { filter } : {}),
      isGuess: phrase.isGuess,
      isUsed: ask !== undefined,
      isKnown: phrase.text === undefined || ask?.text !== undefined,
      count: rows.total + missed.length,
      ...(wider === undefined ? {} : { wider }),
    };
  });
};
