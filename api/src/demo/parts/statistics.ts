import { insertMany } from '../../database/insertMany';
import { marketModels, rankings, sales } from '../../database/schema';
import { marketModelFacts } from '../facts';
import { marqueOf, seriesId } from '../names';
import type { DemoPart } from '../part';
import { demoRankings } from '../rankings';
import { demoSales } from '../sales';

/** Sales in Georgia and Azerbaijan, and the rankings of China. */
export const statisticsPart: DemoPart = {
  tables: [rankings, sales, marketModels],
  fill: async (db, today) => {
    await insertMany(
      db,
      marketModels,
      marketModelFacts.map(({ brand, model }) => ({
        id: seriesId(brand, model),
        brandName: marqueOf(brand),
        name: model,
      })),
    );
    await insertMany(db, sales, demoSales(today));
    await insertMany(db, rankings, demoRankings(today));
  },
};
