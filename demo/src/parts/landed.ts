import { approveTariff, importTariffs, newestRevisions, storeLandedPrices, storeTariff } from '@caravan/api/landed';
import { tariffs } from '@caravan/api/schema';
import { eq } from 'drizzle-orm';
import type { DemoPart } from './part';

const approvers = ['Nino (demo)', 'Levan (demo)'];

/** The id of an invented tariff that needs the approvals of two admins. */
const draftId = 'georgia-demo-draft';

/** Approvals of the tariffs, an invented tariff without approvals, and the landed prices of the catalogue. */
export const landedPart: DemoPart = {
  tables: [],
  empty: async (db) => {
    await db.delete(tariffs).where(eq(tariffs.id, draftId));
  },
  fill: async (db, today) => {
    await importTariffs(db);
    const newest = await newestRevisions(db);
    for (const revision of newest) {
      for (const approver of approvers) await approveTariff(db, revision, approver);
    }
    const current = newest
      .map(({ document }) => document)
      .find((each) => each.country === 'georgia' && each.validTo === null);
    if (current?.country === 'georgia') {
      await storeTariff(db, draftId, {
        ...current,
        author: 'Demo, invented',
        validFrom: `${String(Number(today.slice(0, 4)) + 1)}-01-01`,
        excise: {
          ...current.excise,
          byAge: current.excise.byAge.map((band) => ({ ...band, gelPerCm3: band.gelPerCm3 + 0.5 })),
        },
      });
    }
    await storeLandedPrices(db, today);
  },
};
