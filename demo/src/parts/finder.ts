import { insertMany } from '@caravan/api/database';
import { finderDetails, finderTops, finderVehicles, identities } from '@caravan/api/schema';
import { demoFinderTops } from '../editorial/finderTops';
import { demoFinder } from '../finder/vehicles';
import { demoIdentities } from '../tracking/identities';
import { asDemo } from './asDemo';
import type { DemoPart } from './part';

/** The vehicles of the finder with their details, the editors' picks, and the people whose links lead to the finder. */
export const finderPart: DemoPart = {
  tables: [identities, finderTops, finderDetails, finderVehicles],
  fill: async (db, today) => {
    const { vehicles, details } = demoFinder(today);
    await insertMany(db, finderVehicles, vehicles.map(asDemo));
    await insertMany(db, finderDetails, details);
    await insertMany(db, finderTops, demoFinderTops());
    await insertMany(db, identities, demoIdentities());
  },
};
