import { insertMany } from '../../database/insertMany';
import { seriesSpecs, trimEquipment } from '../../database/schema';
import { demoSeriesSpecs, demoTrimEquipment } from '../equipment';
import type { DemoPart } from '../part';

/** What the comparison of cars knows beyond the catalogue. */
export const comparisonPart: DemoPart = {
  tables: [trimEquipment, seriesSpecs],
  fill: async (db) => {
    await insertMany(db, seriesSpecs, demoSeriesSpecs());
    await insertMany(db, trimEquipment, demoTrimEquipment());
  },
};
