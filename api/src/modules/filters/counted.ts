import type { BoundFilter, ChoiceFilter } from '@caravan/shared/contracts/calls';
import { boundFilter } from '@caravan/shared/contracts/calls';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../database/database';
import type { Condition, FilteredTable } from './conditions';
import { isLeast, storedBound } from './conditions';

/** One count: of a value, of a bucket between two limits, or of what only one filter keeps out. */
export interface Counted {
  readonly filter: string;
  readonly value: string | null;
  readonly en: string | null;
  readonly ge: string | null;
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
const named = ({ name }: PgColumn): SQL => sql`${sql.identifier(name)}`;

/** Which filter a row fails: null where none, empty where several. What fails one alone counts among the values of that filter. */
const missed = (conditions: readonly Condition[]): SQL => {
  if (conditions.length === 0) return sql`null::text`;
  const fails = ({ passes }: Condition): SQL => sql`coalesce(not (${passes}), true)`;
  const misses = list(
    conditions.map((condition) => sql`(${fails(condition)})::int`),
    sql` + `,
  );
  const first = conditions.map((condition) => sql`when ${fails(condition)} then ${condition.filter}::text`);
  return sql`case when ${misses} > 1 then '' ${list(first, sql` `)} end`;
};

const counted = (filter: string, value: SQL, name: SQL, column: PgColumn): SQL =>
  sql`select ${filter}::text, ${value}::text, ${name}, count(*)::int from rated
    where (missed is null or missed = ${filter}) and ${named(column)} is not null group by ${value}`;

/** One question for each filter. */
const questions = ({ choices, bounds }: FilteredTable, query: CountQuery): SQL[] => [
  sql`select 'total' as filter, null::text as value, null::text as en, null::text as ge, count(*)::int as number
    from rated where missed is null`,
  sql`select 'without', missed, null, null, count(*)::int from rated where missed is not null group by missed`,
  ...query.choices.flatMap((filter) => {
    const { value, name: [en, ge] = [] } = choices[filter] ?? {};
    const name = en && ge ? sql`min(${named(en)}), min(${named(ge)})` : sql`null, null`;
    return value === undefined ? [] : [counted(filter, named(value), name, value)];
  }),
  ...boundFilter.options.flatMap((filter) => {
    const column = bounds[filter];
    if (column === undefined) return [];
    const limits = query.stepsOf(filter).map((step) => storedBound(filter, step, query.rate));
    // From its threshold on a number lies in the next bucket: that of an upper limit is the first which is too much.
    const thresholds = limits.map((limit) => sql.raw(String(isLeast(filter) ? limit : limit + 1)));
    const bucket = sql`width_bucket(${named(column)}::int, array[${list(thresholds)}])`;
    return [counted(filter, bucket, sql`null, null`, column)];
  }),
];

/** Counts of all filters by one reading of the table. */
export const countRows = (db: Db, filtered: FilteredTable, query: CountQuery): Promise<Counted[]> => {
  const columns = [
    ...Object.values(filtered.choices).flatMap(({ value, name = [] }) => [value, ...name]),
    ...Object.values(filtered.bounds),
  ];
  const unique = [...new Map(columns.map((column) => [column.name, column])).values()].map((column) => sql`${column}`);
  const rated = sql`select ${list(unique)}, ${missed(query.conditions)} as missed
    from ${filtered.table} where ${query.found ?? sql`true`}`;
  return db
    .select({
      filter: sql<string>`filter`,
      value: sql<string | null>`value`,
      en: sql<string | null>`en`,
      ge: sql<string | null>`ge`,
      number: sql<number>`number`,
    })
    .from(
      sql`(with rated as materialized (${rated}) ${list(questions(filtered, query), sql` union all `)}) as counted`,
    );
};
