import { insertMany } from '@caravan/api/database';
import { marketModels, rankings, sales, salesDetails } from '@caravan/api/schema';
import { generationFacts, marketModelFacts, rareModelFacts } from '../facts/facts';
import { brandId, fullName, firstMakeOf, seriesId } from '../facts/names';
import type { DemoPart } from './part';
import { demoRankings } from '../market/rankings';
import { demoModelSales } from '../market/sales';
import { salesDetailsRows } from '../market/salesDetails';
import { salesRows } from '../market/salesRows';

/** Returns the titles that cars of a model can have: the names of its versions and of its generations. */
const titlesOf = (brand: string, model: string): string[] =>
  generationFacts
    .filter((generation) => generation.model === `${brand} ${model}`)
    .flatMap(({ make = firstMakeOf(brand), modelName, engines }) =>
      [...engines.map(({ name }) => name), ...(modelName === undefined ? [] : [modelName])].map((name) =>
        fullName(make, name),
      ),
    )
    .filter((title, index, all) => all.indexOf(title) === index);

const demoMarketModels = () =>
  [...marketModelFacts, ...rareModelFacts].map(({ brand, model, typicalYears }) => ({
    id: seriesId(brand, model),
    brandId: brandId(brand),
    brandName: firstMakeOf(brand),
    name: model,
    yearFrom: typicalYears[0],
    titles: titlesOf(brand, model),
  }));

/** Sales in Georgia and Azerbaijan, and the rankings of China. */
export const statisticsPart: DemoPart = {
  tables: [rankings, salesDetails, sales, marketModels],
  fill: async (db, today) => {
    const modelSales = demoModelSales(today);
    await insertMany(db, marketModels, demoMarketModels());
    const salesWithDetails = modelSales.map((each) => ({ each, details: salesDetailsRows(each) }));
    await insertMany(
      db,
      sales,
      salesWithDetails.flatMap(({ each, details }) => salesRows(each, details)),
    );
    await insertMany(
      db,
      salesDetails,
      salesWithDetails.flatMap(({ details }) => details),
    );
    await insertMany(db, rankings, demoRankings(today));
  },
};
