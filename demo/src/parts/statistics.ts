import { insertMany } from '@caravan/api/database';
import { marketModels, rankings, sales, salesDetails } from '@caravan/api/schema';
import { marketModelFacts } from '../facts/facts';
import { brandId, marqueOf, seriesId } from '../facts/names';
import type { DemoPart } from './part';
import { demoRankings } from '../market/rankings';
import { demoModelSales, salesRows } from '../market/sales';
import { salesDetailsRows } from '../market/salesDetails';

const demoMarketModels = () =>
  marketModelFacts.map(({ brand, model, typicalYears }) => ({
    id: seriesId(brand, model),
    brandId: brandId(brand),
    brandName: marqueOf(brand),
    name: model,
    yearFrom: Number(typicalYears.slice(0, 4)),
  }));

/** Sales in Georgia and Azerbaijan, and the rankings of China. */
export const statisticsPart: DemoPart = {
  tables: [rankings, salesDetails, sales, marketModels],
  fill: async (db, today) => {
    const modelSales = demoModelSales(today);
    await insertMany(db, marketModels, demoMarketModels());
    await insertMany(db, sales, modelSales.flatMap(salesRows));
    await insertMany(db, salesDetails, modelSales.flatMap(salesDetailsRows));
    await insertMany(db, rankings, demoRankings(today));
  },
};
