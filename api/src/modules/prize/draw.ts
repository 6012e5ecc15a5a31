import { errorCodes, SESSION_INVALID } from '@caravan/shared/contracts/calls';
import type { Db } from '../../database/database';
import { reasonOf, Refusal } from '../../envelope/refusal';
import { hashedKey } from './entrant';
import { pickPrize } from './pick';
import { countFrom, type Entry, findPrizes, findSpentUsd, hasEntered, lockCampaign, storeEntry } from './repository';
import { required } from '../required';

const noDraw = reasonOf(errorCodes.notFound, 'prize.noDraw');
const over = reasonOf(errorCodes.drawClosed, 'prize.over');
const enteredBefore = reasonOf(errorCodes.enteredBefore, 'prize.enteredBefore');
const nothingLeft = reasonOf(errorCodes.drawClosed, 'prize.nothingLeft');

// The site opens the sign-in for this code.
const signInFirst = reasonOf(SESSION_INVALID, 'prize.signInFirst');
const tooManyThere = reasonOf(errorCodes.tooMany, 'prize.tooManyThere');

/** The network of an entry, and the most entries from it: in all without a session, and a day with one. */
export interface Origin {
  readonly address: string;
  readonly most: { readonly unconfirmed: number; readonly aDay: number };
  /** The mailbox of the signed-in visitor. */
  readonly userEmailKey: string | undefined;
}

/**
 * Refuses an entry above the limits of its network. The limit without a session is lower: entered data can be invented,
 * but a session has a verified mailbox.
 */
const refuseTooMany = async (
  db: Db,
  campaignId: string,
  { userId, drawnAt }: Entry,
  { address, most }: Origin,
): Promise<string> => {
  const networkKey = hashedKey(campaignId, address);
  const { unconfirmed, ofToday } = await countFrom(db, campaignId, networkKey, drawnAt);
  if (ofToday >= most.aDay) throw new Refusal(tooManyThere);
  if (typeof userId !== 'number' && unconfirmed >= most.unconfirmed) throw new Refusal(signInFirst);
  return networkKey;
};

/**
 * Stores an entry and draws its prize in one transaction; returns the value in USD. The lock on the draw's row
 * serialises entries, so that their counts are final; the unique keys of the table hold even without it. Entries are
 * refused once every prize is won or above the remaining budget: no entry ever wins nothing.
 */
export const enterDraw = (db: Db, entry: Entry, origin: Origin): Promise<number> =>
  db.transaction(
    async (transaction) => {
      const campaign = required(await lockCampaign(transaction, entry.drawnAt), noDraw);
      const emailKeys = [entry.emailKey, origin.userEmailKey].filter((key) => key !== undefined);
      if (await hasEntered(transaction, campaign.id, entry, emailKeys)) {
        throw new Refusal(enteredBefore);
      }
      if (entry.drawnAt >= campaign.endsAt) throw new Refusal(over);
      const networkKey = await refuseTooMany(transaction, campaign.id, entry, origin);
      const stock = await findPrizes(transaction, campaign.id);
      const prize = required(
        pickPrize(stock, campaign.budgetUsd - (await findSpentUsd(transaction, campaign.id))),
        nothingLeft,
      );
      const { amountUsd } = prize;
      await storeEntry(transaction, {
        ...entry,
        // The verified address: the entered one may belong to another person.
        emailKey: origin.userEmailKey ?? entry.emailKey,
        networkKey,
        campaignId: campaign.id,
        prizeId: prize.id,
        amountUsd,
      });
      return amountUsd;
    },
    // Each statement must see what earlier holders of the lock have committed.
    { isolationLevel: 'read committed' },
  );
