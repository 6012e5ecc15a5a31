import { addDays, utcMs } from '@caravan/shared/terms';
import type { platformAccounts, platformSignIns } from '@caravan/api/schema';
import { createRandom } from '../random/random';
import names from './platforms.json' with { type: 'json' };

const accountCount = 320;
/** Accounts were created within `historyDays`. Sign-ins are the first one and those within `activityDays`. */
const historyDays = 730;
const activityDays = 100;

interface DemoPlatforms {
  readonly accounts: (typeof platformAccounts.$inferInsert)[];
  readonly signIns: (typeof platformSignIns.$inferInsert)[];
}

/** Returns accounts of eight invented platforms and their sign-ins of the weeks before `today`. */
export const demoPlatforms = (today: string): DemoPlatforms => {
  const random = createRandom('platforms');
  const accounts: DemoPlatforms['accounts'] = [];
  const signIns: DemoPlatforms['signIns'] = [];
  const mailboxes = new Map<string, number>();
  for (let index = 0; index < accountCount; index += 1) {
    const platform = random.pickWeighted(names.platforms, ({ weight }) => weight);
    const nation = random.pickWeighted(names.people, ({ weight }) => weight);
    const [firstName, lastName] = [random.pick(nation.first), random.pick(nation.last)];
    const mailbox = `${firstName}.${lastName}`.toLowerCase();
    const namesakes = mailboxes.get(mailbox) ?? 0;
    mailboxes.set(mailbox, namesakes + 1);
    // There are more new accounts than old ones.
    const age = Math.floor((1 - Math.sqrt((index + random.next()) / accountCount)) * historyDays);
    const insertedAt = new Date(
      utcMs(addDays(today, -age - 1)) + random.integer(5, 20) * 3_600_000 + random.integer(0, 3_599) * 1000,
    );
    const number = `CV${String(100_000 + index * 37)}`;
    accounts.push({
      number,
      firstName,
      lastName,
      email: `${mailbox}${namesakes === 0 ? '' : String(namesakes + 1)}@${platform.domain}`,
      platformName: platform.name,
      dealer: random.pick(names.dealers),
      insertedAt,
    });
    // The chance of a sign-in on a workday: 0 for a third of the accounts, near 0.5 for a few.
    const habit = random.next() < 0.34 ? 0 : random.next() ** 3 * 0.5 * platform.keenness;
    const sells = random.next() < 0.3;
    if (habit > 0 || random.next() < 0.6) {
      signIns.push({ number, signedInAt: insertedAt, bids: 0, wins: 0, lots: 0 });
    }
    for (let day = activityDays; day >= 1; day -= 1) {
      const signedInAt = new Date(
        utcMs(addDays(today, -day)) + random.integer(5, 19) * 3_600_000 + random.integer(0, 3_599) * 1000,
      );
      const isWorkday = ![0, 6].includes(signedInAt.getUTCDay());
      if (signedInAt > insertedAt && random.next() < (isWorkday ? habit : habit * 0.3)) {
        const bids = random.next() < 0.55 ? random.integer(1, 9) : 0;
        const wins = Array.from({ length: bids }).filter(() => random.next() < 0.14).length;
        const lots = sells && random.next() < 0.4 ? random.integer(1, 4) : 0;
        signIns.push({ number, signedInAt, bids, wins, lots });
      }
    }
  }
  return { accounts, signIns };
};
