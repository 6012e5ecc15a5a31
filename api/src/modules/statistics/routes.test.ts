import * as calls from '@caravan/shared/contracts/calls';
import { errorCodes, pathOf } from '@caravan/shared/contracts/calls';
import { siteDay } from '@caravan/shared/terms';
import { insertMany } from '../../database/insertMany';
import { brands, series } from '../../database/schema';
import { demoBrands, demoSeries, statisticsPart } from '@caravan/demo/testing';
import { envelopeOf } from '../../testing/client';
import { setUpTestServer, setUpTestServers } from '../../testing/setUpTestServer';
import { locations, sum, valuesOf } from './testing/points';

const server = setUpTestServer({ isSeeded: true });
const startServer = setUpTestServers();

describe('auctionModelStatistic', () => {
  it('returns the weeks or months of the model in a title [EMB-1]', async () => {
    const title = '2018 TOYOTA CAMRY SE';
    for (const location of locations) {
      for (const type of [1, 2] as const) {
        expect(await server.call(calls.auctionModelStatistic, { title, location, type })).toEqual(
          await server.call(calls.weekList, { modelId: 'toyota-camry', location, type }),
        );
      }
    }
    expect(await server.call(calls.auctionModelStatistic, { title })).toEqual(
      await server.call(calls.weekList, { modelId: 'toyota-camry', location: 'georgia', type: 2 }),
    );
  });

  it('is served at the configured auction name [EMB-1]', async () => {
    const auctionServer = await startServer({}, { AUCTION_NAME: 'bidfair' });
    const createBody = () => JSON.stringify(envelopeOf({ title: 'Toyota Camry' }));
    const { body } = await auctionServer.post(
      pathOf(calls.auctionModelStatistic, { auction: 'bidfair', product: 'autocar' }),
      createBody(),
    );
    const { status } = await auctionServer.post(pathOf(calls.auctionModelStatistic), createBody());
    // The model is unknown on an empty database, but the call exists.
    expect([body.errors[0]?.code, status]).toEqual([errorCodes.notFound, 404]);
  });
});

it('is complete on the first of a month that is a Sunday, with the week unfinished', async () => {
  const now = Date.parse('2026-03-01T06:00:00Z');
  const sunday = await startServer({ now: () => now });
  const { db } = sunday.database;
  await insertMany(db, brands, demoBrands());
  await insertMany(db, series, demoSeries());
  await statisticsPart.fill(db, siteDay(now));
  const options = { reqTime: now };
  const months = await sunday.call(calls.monthSoldStatistic, { location: 'georgia' }, options);
  const weeks = await sunday.call(calls.weekSoldStatistic, { location: 'georgia' }, options);
  const days = await sunday.call(calls.dayModelStatistic, { modelId: 'toyota-prius', location: 'georgia' }, options);
  const january = await sunday.call(
    calls.dayModelStatistic,
    { modelId: 'toyota-prius', location: 'georgia', month: '2026-01' },
    options,
  );
  const { saleList } = await sunday.call(
    calls.salePriceTrends,
    { modelId: 'toyota-prius', location: 'georgia', type: 1 },
    options,
  );
  expect(months.timeRange).toBe('2024-02 – 2026-01');
  expect(weeks.saleList.at(-1)?.name).toBe('2026-02-16');
  expect(days.timeRange).toBe('2026-01-30 – 2026-02-28');
  expect(january.dayList).toHaveLength(31);
  expect(sum(valuesOf(january.dayList))).toBe(saleList.at(-1)?.value);
  expect(Number(months.saleList.at(-1)?.value) / Number(months.saleList.at(-2)?.value)).toBeGreaterThan(0.8);
});
