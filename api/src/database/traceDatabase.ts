import { inSpan } from '@caravan/shared/tracing';
import { trace } from '@opentelemetry/api';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { contentVersion } from './contentVersion';
import type { Database, Db } from './database';
import * as schema from './schema';

/** What the migrations make that the schema does not describe. */
const undescribedTables = ['content_version', 'search_terms', 'search_words'];
/** The names that a span may have. A statement may hold values, and its identifiers need not be those of tables. */
const tables: ReadonlySet<string> = new Set([
  ...Object.values(schema).flatMap((each) => (is(each, PgTable) ? [getTableName(each)] : [])),
  ...undescribedTables,
]);
const operations = new Set(['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'WITH', 'COMMIT', 'ROLLBACK']);

/** Returns the operation of a statement and the first table that it names. */
const parseStatement = (statement: string): { readonly operation: string; readonly table: string | undefined } => {
  const firstWord = /[a-z]+/i.exec(statement)?.[0].toUpperCase() ?? '';
  const matches = statement.matchAll(/\b(?:from|into|update|join)\s+"?([a-z_]+)/gi);
  return {
    operation: operations.has(firstWord) ? firstWord : 'OTHER',
    table: [...matches].map(([, name]) => name ?? '').find((name) => tables.has(name)),
  };
};

/** Runs a statement in a span. Statements of no request, as of the regular tasks, have none. */
const traceStatement = <T>(statement: string, run: () => Promise<T>): Promise<T> => {
  if (trace.getActiveSpan() === undefined) return run();
  const { operation, table } = parseStatement(statement);
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    ...(table !== undefined && { 'db.collection.name': table }),
  };
  return inSpan(table === undefined ? operation : `${operation} ${table}`, { attributes, isRequest: true }, run);
};

const tracedSessions = new WeakSet();

/** Traces what a connection or transaction runs. A transaction in another one shares its session. */
const traceStatements = <D extends Db>(db: D): D => {
  const { session } = db._;
  if (!tracedSessions.has(session)) {
    tracedSessions.add(session);
    const prepareQuery = session.prepareQuery.bind(session);
    session.prepareQuery = (query, ...more) => {
      const prepared = prepareQuery(query, ...more);
      const execute = prepared.execute.bind(prepared);
      prepared.execute = (...args) => traceStatement(query.sql, () => execute(...args));
      return prepared;
    };
  }
  const transaction = db.transaction.bind(db);
  db.transaction = (work, config) => {
    const run = () => transaction((each) => work(traceStatements(each)), config);
    return trace.getActiveSpan() === undefined ? run() : inSpan('transaction', {}, run);
  };
  return db;
};

/** Makes a span of each statement and transaction of a request. */
export const traceDatabase = (database: Database): Database => ({
  ...database,
  db: traceStatements(database.db),
  contentVersion: () => traceStatement(contentVersion, database.contentVersion),
});
