import { approveTariff, importTariffs, readTariffFiles, storeLandedPrices } from '@caravan/api/landed';
import type { DemoPart } from './part';

const approvers = ['Nino (demo)', 'Levan (demo)'];

/** Approvals of the tariffs, and the landed prices of the catalogue. */
export const landedPart: DemoPart = {
  tables: [],
  fill: async (db, today) => {
    await importTariffs(db);
    for (const { id } of readTariffFiles()) {
      for (const approver of approvers) await approveTariff(db, id, approver);
    }
    await storeLandedPrices(db, today);
  },
};
