import { insertMany } from '@caravan/api/database';
import { seriesSpecs, trimEquipment } from '@caravan/api/schema';
import { demoSeriesSpecs, demoTrimEquipment } from '../catalogue/equipment';
import type { DemoPart } from './part';

/** Specifications and equipment for the comparison of cars. */
export const comparisonPart: DemoPart = {
  tables: [trimEquipment, seriesSpecs],
  fill: async (db) => {
    await insertMany(db, seriesSpecs, demoSeriesSpecs());
    await insertMany(db, trimEquipment, demoTrimEquipment());
  },
};
