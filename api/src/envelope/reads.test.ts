/** @jest-environment node */
import { newsList, pathOf, saleAnalysis, signEnvelope, usedCarPage } from '@caravan/shared/contracts/calls';
import { sql } from 'drizzle-orm';
import { md5 } from 'js-md5';
import * as v from 'valibot';
import { exchangeRates, news } from '../database/schema';
import { allCalls } from '../testing/allCalls';
import { envelopeOf } from '../testing/client';
import { rowsOf } from '../testing/fingerprint';
import { setUpTestServer, setUpTestServers } from '../testing/setUpTestServer';
import { suiteNow } from '../testing/suiteClock';

const dayMs = 86_400_000;

let aheadMs = 0;
const server = setUpTestServer({ isSeeded: true, now: () => suiteNow() + aheadMs });
const startServer = setUpTestServers();

const tablesBy = async (condition: string): Promise<string[]> => {
  const rows = await rowsOf(
    server.db,
    sql.raw(`select relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where nspname = current_schema() and relkind = 'r' and relname <> 'content_version' and ${condition}
        exists (select 1 from pg_trigger where tgrelid = pg_class.oid and tgname = 'content_changed' and tgenabled = 'A')`),
    v.object({ name: v.string() }),
  );
  return rows.map(({ name }) => name);
};

describe('a cached answer', () => {
  it('is made again as soon as its content has changed', async () => {
    const { db } = server;
    const titles = async () => (await server.call(newsList, {})).map(({ title }) => title);
    const before = await titles();
    expect(await titles()).toEqual(before);
    await db.update(news).set({ titleEn: 'Changed' });
    expect(new Set(await titles())).toEqual(new Set(['Changed']));
    await expect(
      db.transaction(async (transaction) => {
        await transaction.update(news).set({ titleEn: 'Never there' });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(new Set(await titles())).toEqual(new Set(['Changed']));
    await db.delete(news);
    expect(await titles()).toEqual([]);
  });

  it('has prices of the current exchange rates', async () => {
    const price = async () => {
      const { data } = await server.call(usedCarPage, { size: 1, current: 1, sort: 'priceDesc' }, { currency: 'GEL' });
      return data[0]?.salePrice ?? 0;
    };
    const before = await price();
    await server.db.update(exchangeRates).set({ perUsd: sql`${exchangeRates.perUsd} * 2` });
    expect(Math.abs((await price()) - 2 * before)).toBeLessThan(2);
  });

  it('is separate for each language, currency and day', async () => {
    const attemptIn = (lang: 'en' | 'ge', currency: 'USD' | 'GEL') =>
      server.attempt(usedCarPage, { size: 2, current: 1 }, { lang, currency });
    const results = [await attemptIn('en', 'USD'), await attemptIn('ge', 'USD'), await attemptIn('en', 'GEL')];
    expect(new Set(results.map(({ result }) => JSON.stringify(result))).size).toBe(3);
    const rangeOf = async () =>
      (await server.call(saleAnalysis, { location: 'georgia', type: 2 }, { reqTime: suiteNow() + aheadMs })).timeRange;
    const before = await rangeOf();
    aheadMs = -40 * dayMs;
    expect(await rangeOf()).not.toBe(before);
    aheadMs = 0;
  });

  it('has the traceId of its own request in body and header', async () => {
    for (const traceId of ['first-visit', 'second_visit']) {
      const { sign: _old, ...unsigned } = envelopeOf({});
      const body = JSON.stringify(signEnvelope({ ...unsigned, traceId }, md5));
      const response = await server.post(pathOf(newsList), body);
      expect(response).toMatchObject({ status: 200, body: { success: true, errors: [], traceId } });
      expect(response.headers).toMatchObject({
        'x-trace-id': traceId,
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
    }
  });
});

describe('the version of content', () => {
  it('changes with every write to a table of content', async () => {
    const { db, contentVersion } = server.database;
    const versions = [await contentVersion()];
    const tables = await tablesBy('');
    expect(tables).toContain('used_cars');
    for (const table of tables) {
      const name = sql.identifier(table);
      // A statement trigger also notes statements that find no row.
      for (const write of [
        sql`insert into ${name} select * from ${name} limit 0`,
        sql`delete from ${name} where false`,
        sql`truncate ${name} cascade`,
      ]) {
        await db.execute(write);
        versions.push(await contentVersion());
      }
    }
    await db.execute(sql`delete from content_version`);
    await db.execute(sql`update brands set id = id`);
    versions.push(await contentVersion());
    expect(new Set(versions).size).toBe(versions.length);
  });

  it('covers every table that cached answers read', async () => {
    const isolated = await startServer({ isSeeded: true });
    // It only says which rows of the content have changed.
    const otherTables = (await tablesBy('not')).filter((table) => table !== 'list_changes');
    expect(otherTables).toContain('users');
    for (const table of otherTables) await isolated.database.runScript(`drop table ${table} cascade`);
    const answersSpy = jest.spyOn(isolated.app, 'answers');
    const failed: string[] = [];
    for (const { name, call, example } of allCalls.filter((each) => each.example.prepare === undefined)) {
      const before = answersSpy.mock.calls.length;
      const { status, body } = await isolated.post(pathOf(call), JSON.stringify(envelopeOf(example.parameter)), {
        currency: 'gel',
      });
      if (answersSpy.mock.calls.length > before && !(status === 200 && body.success)) failed.push(name);
    }
    expect(failed).toEqual([]);
    expect(answersSpy.mock.calls.length).toBeGreaterThan(30);
  });
});
