import { insertMany } from '../../database/insertMany';
import { finderTops, finderVehicles } from '../../database/schema';
import { demoFinderTops } from '../editorial/finderTops';
import { demoFinderVehicles } from '../finderVehicles';
import type { DemoPart } from '../part';

/** The vehicles of the finder and the editors' picks above them. */
export const finderPart: DemoPart = {
  tables: [finderTops, finderVehicles],
  fill: async (db, today) => {
    await insertMany(db, finderVehicles, demoFinderVehicles(today));
    await insertMany(db, finderTops, demoFinderTops());
  },
};
