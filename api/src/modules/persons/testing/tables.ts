import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from '../../../database/database';
import { rowsOf } from '../../../testing/fingerprint';

/** Tables without rows about people, and their columns whose names look personal. */
export const tablesWithoutPeople: Readonly<Record<string, readonly string[]>> = {
  // Keys of admin logins: a network or the hash of a name. The admin is configured and has no account.
  admin_attempts: [],
  admin_tokens: [],
  brands: [],
  content_version: [],
  departed: [],
  downloads: [],
  // Businesses with public contact data.
  enterprises: ['email', 'phone'],
  exchange_rates: [],
  finder_details: [],
  finder_tops: [],
  // The number of owners that a vehicle had.
  finder_vehicles: ['owners'],
  friendship_details: ['email', 'phone'],
  friendships: [],
  landed_day: [],
  list_changes: [],
  // Hashes of sign-in nonces, valid for ten minutes.
  login_nonces: [],
  market_models: [],
  news: [],
  price_days: [],
  prize_campaigns: [],
  prizes: [],
  rankings: [],
  // Hashes of addresses, clients and sessions.
  rate_counts: [],
  request_replay: [],
  sales: [],
  sales_details: [],
  schema_migrations: [],
  // Words of brands and series that searches know.
  search_terms: [],
  series: [],
  series_specs: [],
  settings: [],
  spec_sheets: [],
  // The names of admins, who have no account.
  tariff_approvals: [],
  tariffs: [],
  // Counts of a day.
  track_days: ['devices'],
  track_days_counted: [],
  trim_equipment: [],
  used_cars: [],
  vehicle_tops: [],
};

/** Matches names of columns that identify a person. */
export const personalColumn =
  /mail|phone|contact|(^|_)(user|client|identity|device|account|person|owner|author|writer|recipient)(_|$|s$)|first_name|last_name|avatar|birth|(^|_)ip(_|$)|network/;

const column = v.object({
  table: v.string(),
  name: v.string(),
  type: v.string(),
  isGenerated: v.boolean(),
  isIdentity: v.boolean(),
});
export type Column = v.InferOutput<typeof column>;

/** Every column of every table of the database. */
export const columnsOf = (db: Db): Promise<Column[]> =>
  rowsOf(
    db,
    sql`select c.table_name as "table", c.column_name as name, c.data_type as type,
      c.is_generated = 'ALWAYS' as "isGenerated", c.is_identity = 'YES' as "isIdentity"
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where t.table_type = 'BASE TABLE' and t.table_schema = current_schema() order by 1, c.ordinal_position`,
    column,
  );

export const rowsAsText = async (db: Db, table: string): Promise<string[]> => {
  const query = sql`select t::text as row from ${sql.identifier(table)} t order by 1`;
  return (await rowsOf(db, query, v.object({ row: v.string() }))).map(({ row }) => row);
};

/** A value of a column's type; `mark` for text. */
const valueOf = (type: string, mark: string): unknown => {
  if (type === 'text') return mark;
  if (type === 'ARRAY') return sql`array[${mark}]`;
  if (type === 'jsonb') return JSON.stringify({ mark });
  if (type === 'boolean') return false;
  if (type === 'date') return '2026-01-01';
  if (type.startsWith('timestamp')) return sql`now()`;
  return 1;
};

/** Stores a row with a value in every column: `knownValues`, or `mark` for text. */
export const fillRow = async (
  db: Db,
  columns: readonly Column[],
  table: string,
  mark: string,
  knownValues: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const filledColumns = columns.filter(
    (each) => each.table === table && !each.isGenerated && (!each.isIdentity || each.name in knownValues),
  );
  const names = filledColumns.map(({ name }) => sql.identifier(name));
  const values = filledColumns.map(
    ({ name, type }) => sql`${name in knownValues ? knownValues[name] : valueOf(type, `${mark} ${name}`)}`,
  );
  await db.execute(
    sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)}) overriding system value values (${sql.join(values, sql`, `)})`,
  );
};
