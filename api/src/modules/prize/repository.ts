import { and, asc, desc, eq, gt, inArray, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { prizeCampaigns, prizeDraws, prizes } from '../../database/schema';
import { hashedKey } from './entrant';

const startedCampaigns = (db: Db, now: Date) =>
  db
    .select()
    .from(prizeCampaigns)
    .where(lte(prizeCampaigns.startsAt, now))
    .orderBy(desc(prizeCampaigns.endsAt), asc(prizeCampaigns.id))
    .limit(1);

/** The open draw, else the last one. */
export const findCampaign = async (db: Db, now: Date) => {
  const [found] = await startedCampaigns(db, now);
  return found;
};

/** The same with its row locked, so that entries of one draw run one after the other on all connections. */
export const lockCampaign = async (db: Db, now: Date) => {
  const [found] = await startedCampaigns(db, now).for('update');
  return found;
};

/** The prizes of a draw in order, with the number `left`. */
export const findPrizes = async (db: Db, campaignId: string) => {
  const drawsByPrize = db
    .select({ prizeId: prizeDraws.prizeId, draws: sql<number>`count(*)::int`.as('draws') })
    .from(prizeDraws)
    .where(eq(prizeDraws.campaignId, campaignId))
    .groupBy(prizeDraws.prizeId)
    .as('given');
  const rows = await db
    .select({ prize: prizes, draws: sql<number>`coalesce(${drawsByPrize.draws}, 0)` })
    .from(prizes)
    .leftJoin(drawsByPrize, eq(drawsByPrize.prizeId, prizes.id))
    .where(eq(prizes.campaignId, campaignId))
    .orderBy(asc(prizes.position));
  return rows.map(({ prize, draws }) => {
    const used = prize.givenBefore + draws;
    return { ...prize, used, left: Math.max(0, prize.stock - used) };
  });
};
export type CampaignPrize = Awaited<ReturnType<typeof findPrizes>>[number];

/**
 * The value that a draw has given away, in USD: online entries as they were booked, earlier ones by the list of prizes.
 */
export const findSpentUsd = async (db: Db, campaignId: string): Promise<number> => {
  const [onlineSpent] = await db
    .select({ usd: sql<number>`coalesce(sum(${prizeDraws.amountUsd}), 0)::int` })
    .from(prizeDraws)
    .where(eq(prizeDraws.campaignId, campaignId));
  const [spentBefore] = await db
    .select({ usd: sql<number>`coalesce(sum(${prizes.givenBefore} * ${prizes.amountUsd}), 0)::int` })
    .from(prizes)
    .where(eq(prizes.campaignId, campaignId));
  return (onlineSpent?.usd ?? 0) + (spentBefore?.usd ?? 0);
};

export const findEntry = async (db: Db, campaignId: string, clientId: string) => {
  const [found] = await db
    .select({ amountUsd: prizeDraws.amountUsd })
    .from(prizeDraws)
    .where(
      and(
        eq(prizeDraws.campaignId, campaignId),
        inArray(prizeDraws.clientId, [clientId, hashedKey(campaignId, clientId)]),
      ),
    );
  return found;
};

export type Entry = Omit<typeof prizeDraws.$inferInsert, 'prizeId' | 'amountUsd' | 'campaignId' | 'networkKey'>;

/** What an entry is recognised by. */
export type Entrant = {
  readonly [Name in 'clientId' | 'emailKey' | 'telephoneKey' | 'userId']?: Entry[Name] | undefined;
};

/** Whether a client, a mailbox, a telephone number or an account has already entered. */
export const hasEntered = async (db: Db, campaignId: string, { clientId, emailKey, telephoneKey, userId }: Entrant) => {
  // Entries count even after the account was deleted.
  const withHash = (key: string | undefined) => (key === undefined ? [] : [key, hashedKey(campaignId, key)]);
  const isSameEntrant = or(
    inArray(prizeDraws.clientId, withHash(clientId)),
    inArray(prizeDraws.emailKey, withHash(emailKey)),
    inArray(prizeDraws.telephoneKey, withHash(telephoneKey)),
    typeof userId === 'number' ? eq(prizeDraws.userId, userId) : undefined,
  );
  return (await db.$count(prizeDraws, and(eq(prizeDraws.campaignId, campaignId), isSameEntrant))) > 0;
};

/**
 * Entries of a draw from one network: those without a session, and all of the last 24 hours. An entry whose person was deleted has
 * neither account nor address, and counts for the last 24 hours only.
 */
export const countFromNetwork = async (db: Db, campaignId: string, networkKey: string, now: Date) => {
  const dayAgo = new Date(now.getTime() - 86_400_000);
  const [found] = await db
    .select({
      unconfirmed: sql<number>`count(*) filter (where ${prizeDraws.userId} is null and ${prizeDraws.email} <> '')::int`,
      ofToday: sql<number>`count(*) filter (where ${gt(prizeDraws.drawnAt, dayAgo)})::int`,
    })
    .from(prizeDraws)
    .where(and(eq(prizeDraws.campaignId, campaignId), eq(prizeDraws.networkKey, networkKey)));
  return found ?? { unconfirmed: 0, ofToday: 0 };
};

export const storeEntry = async (db: Db, entry: typeof prizeDraws.$inferInsert): Promise<void> => {
  await db.insert(prizeDraws).values(entry);
};

const retentionMs = 92 * 86_400_000;

/**
 * Deletes the entries of draws that ended three months ago, as their rules promise. Also deletes entries of the same age whose draw was
 * removed.
 */
export const deleteOldEntries = async (db: Db, now: Date): Promise<void> => {
  const deadline = new Date(now.getTime() - retentionMs);
  const knownCampaigns = db.select({ id: prizeCampaigns.id }).from(prizeCampaigns);
  const endedCampaigns = db
    .select({ id: prizeCampaigns.id })
    .from(prizeCampaigns)
    .where(lte(prizeCampaigns.endsAt, deadline));
  await db
    .delete(prizeDraws)
    .where(
      or(
        inArray(prizeDraws.campaignId, endedCampaigns),
        and(lte(prizeDraws.drawnAt, deadline), notInArray(prizeDraws.campaignId, knownCampaigns)),
      ),
    );
};
