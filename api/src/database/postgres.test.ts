import { sql } from 'drizzle-orm';
import { openDatabase } from './client';
import { isUnavailable } from './unavailable';

const catchError = async (query: Promise<unknown>): Promise<unknown> => {
  try {
    return await query;
  } catch (error) {
    return error;
  }
};

const withCode = (code: string): Error =>
  new Error('Failed query', { cause: Object.assign(new Error(code), { code }) });

it.each([
  ['a database that stops', withCode('57P01'), true],
  ['a statement that took too long', withCode('57014'), true],
  ['a deadlock', withCode('40P01'), true],
  ['too many connections', withCode('53300'), true],
  ['a standby that does not write', withCode('25006'), true],
  ['a full disk', withCode('53100'), true],
  ['a refused connection', withCode('ECONNREFUSED'), true],
  ['a pool that waited too long', new Error('timeout exceeded when trying to connect'), true],
  ['a connection that broke', new Error('Connection terminated unexpectedly'), true],
  ['a table that is missing', withCode('42P01'), false],
  ['a value that does not fit', withCode('22003'), false],
  ['a bug', new TypeError('x is not a function'), false],
  ['a thrown text', 'ECONNREFUSED', false],
])('detects temporary failures: %s', (_name, error, expected) => {
  expect(isUnavailable(error)).toBe(expected);
});

const url = process.env.DATABASE_URL;

(url ? describe : describe.skip)('a server', () => {
  it('cancels long statements, except in a transaction without limit [REL-3]', async () => {
    const { db, close, poolUse } = await openDatabase({ url, schema: 'limits_of_statements' });
    try {
      expect(await db.execute(sql`show statement_timeout`)).toMatchObject({ rows: [{ statement_timeout: '8s' }] });
      const slow = db.transaction(async (transaction) => {
        await transaction.execute(sql`set local statement_timeout = 10`);
        await transaction.execute(sql`select pg_sleep(30)`);
      });
      expect(isUnavailable(await catchError(slow))).toBe(true);
      expect(poolUse?.()).toMatchObject({ waiting: 0 });
    } finally {
      await db.execute(sql`drop schema limits_of_statements cascade`);
      await close();
    }
  });
});
