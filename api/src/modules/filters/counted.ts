import type { BoundFilter, ChoiceFilter } from '@caravan/shared/contracts/calls';
import { boundFilters } from '@caravan/shared/contracts/calls';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../../database/database';
import type { Condition, FilteredTable } from './conditions';
import { isLeast, storedBound } from './conditions';

/** One count: of a value, of a bucket between two limits, or of rows by the one filter that they fail. */
export interface Counted {
  readonly filter: string;
  readonly value: string;
  readonly number: number;
}

export interface CountQuery {
  /** What the keyword asks of a row. */
  readonly found: SQL | undefined;
  readonly conditions: readonly Condition[];
  readonly choices: readonly ChoiceFilter[];
  readonly rate: number;
  readonly stepsOf: (filter: BoundFilter) => readonly number[];
}

const list = (parts: readonly SQL[], between = sql`, `): SQL => sql.join([...parts], between);

/** Which filter a row fails: empty where none. What fails one alone counts among the values of that filter, what fails several nowhere. */
const missed = (conditions: readonly Condition[]): SQL => {
  if (conditions.length === 0) return sql`''`;
  const fails = ({ passes }: Condition): SQL => sql`coalesce(not (${passes}), true)`;
  const misses = list(
    conditions.map((condition) => sql`(${fails(condition)})::int`),
    sql` + `,
  );
  const first = conditions.map((condition) => sql`when ${fails(condition)} then ${condition.filter}::text`);
  return sql`case when ${misses} > 1 then null ${list(first, sql` `)} else '' end`;
};

/** What a row is counted by: the value of each choice, and between which limits its numbers lie. */
const keysOf = ({ choices, bounds }: FilteredTable, query: CountQuery) => [
  ...query.choices.flatMap((filter) => {
    const column = choices[filter];
    return column === undefined ? [] : [{ filter, key: sql`${column}::text` }];
  }),
  ...boundFilters.flatMap((filter) => {
    const column = bounds[filter];
    if (column === undefined) return [];
    const limits = query.stepsOf(filter).map((step) => storedBound(filter, step, query.rate));
    // From its threshold on a number lies in the next bucket: that of an upper limit is the first which is too much.
    const thresholds = limits.map((limit) => sql.raw(String(isLeast(filter) ? limit : limit + 1)));
    return [{ filter, key: sql`width_bucket(${column}::int, array[${list(thresholds)}])::text` }];
  }),
];

/** Counts of all filters by one reading of the table, each grouped by its own key and by which filter is failed. */
export const countRows = async (db: Db, filtered: FilteredTable, query: CountQuery): Promise<Counted[]> => {
  const keys = keysOf(filtered, query);
  const named = keys.map((_, place) => sql.raw(`k${String(place)}`));
  const rated = sql`select ${missed(query.conditions)} as missed, ${list(keys.map(({ key }, place) => sql`${key} as ${named[place]}`))}
    from ${filtered.table} where ${query.found ?? sql`true`}`;
  const sets = [sql`(missed)`, ...named.map((name) => sql`(missed, ${name})`)];
  const rows = await db
    .select({
      missed: sql<string>`missed`,
      // Grouped by nothing else (all bits set) or by the one key whose bit is missing.
      set: sql<number>`grouping(${list(named)})`,
      value: sql<string | null>`coalesce(${list(named)})`,
      number: sql<number>`count(*)::int`,
    })
    .from(sql`(${rated}) as rated`)
    .where(sql`missed is not null`)
    .groupBy(sql`grouping sets (${list(sets)})`);
  const all = 2 ** keys.length - 1;
  return rows.flatMap(({ missed: by, set, value, number }): Counted[] => {
    if (set === all) return [{ filter: 'without', value: by, number }];
    const filter = keys[keys.length - 1 - Math.log2(all - set)]?.filter;
    const counts = filter !== undefined && value !== null && (by === '' || by === filter);
    return counts ? [{ filter, value, number }] : [];
  });
};
