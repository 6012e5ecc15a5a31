import { errorCodes, SESSION_INVALID } from '@caravan/shared/contracts/calls';
import type { Db } from '../../database/database';
import { makeReason, Refusal } from '../../envelope/refusal';
import { hashedKey } from './entrant';
import { pickPrize } from './pick';
import type { Entry } from './repository';
import { countFrom, findPrizes, findSpentUsd, hasEntered, lockCampaign, storeEntry } from './repository';

const noDraw = makeReason(
  errorCodes.notFound,
  'There is no prize draw at the moment.',
  'ამჟამად გათამაშება არ მიმდინარეობს.',
);
const over = makeReason(errorCodes.drawClosed, 'This prize draw is over.', 'ეს გათამაშება დასრულებულია.');
const enteredBefore = makeReason(
  errorCodes.enteredBefore,
  'You have already entered this draw. Each person can enter once.',
  'თქვენ ამ გათამაშებაში უკვე მიიღეთ მონაწილეობა. მონაწილეობა მხოლოდ ერთხელ შეიძლება.',
);
const nothingLeft = makeReason(
  errorCodes.drawClosed,
  'All prizes of this draw have been won.',
  'ამ გათამაშების ყველა პრიზი უკვე მოგებულია.',
);

// By its code the site opens the sign-in.
const signInFirst = makeReason(
  SESSION_INVALID,
  'Several people have entered from your network already. Please sign in with your e-mail to enter, too.',
  'თქვენი ქსელიდან უკვე რამდენიმე ადამიანმა მიიღო მონაწილეობა. მონაწილეობისთვის გთხოვთ, შეხვიდეთ ელ. ფოსტით.',
);
const tooManyThere = makeReason(
  errorCodes.tooMany,
  'Too many people have entered from your network today. Please try again tomorrow.',
  'თქვენი ქსელიდან დღეს ძალიან ბევრმა მიიღო მონაწილეობა. გთხოვთ, სცადოთ ხვალ.',
);

/** Where an entry comes from, and how many may come from there: in all without a session, and in a day with one. */
export interface Origin {
  readonly address: string;
  readonly most: { readonly unconfirmed: number; readonly aDay: number };
  /** The mailbox of who is signed in. */
  readonly userEmailKey: string | undefined;
}

/** Data can be invented, a mailbox that a code was read in cannot: without one few may enter from one network. */
const refuseTooMany = async (
  db: Db,
  campaignId: string,
  { userId, drawnAt }: Entry,
  { address, most }: Origin,
): Promise<string> => {
  const networkKey = hashedKey(campaignId, address);
  const { unconfirmed, ofToday } = await countFrom(db, campaignId, networkKey, drawnAt);
  if (ofToday >= most.aDay) {
    throw new Refusal(tooManyThere);
  }
  if (typeof userId !== 'number' && unconfirmed >= most.unconfirmed) {
    throw new Refusal(signInFirst);
  }
  return networkKey;
};

/**
 * Enters somebody and draws the prize, in one transaction; answers its worth in USD. The lock on the draw's row makes
 * entries wait for each other, so that what they count is final; the unique keys of the table hold even without it.
 * Once every prize is won, or the budget has no room for any, entries are refused: nobody is told to have won nothing.
 */
export const enterDraw = (db: Db, entry: Entry, origin: Origin): Promise<number> =>
  db.transaction(
    async (transaction) => {
      const campaign = await lockCampaign(transaction, entry.drawnAt);
      if (campaign === undefined) {
        throw new Refusal(noDraw);
      }
      const emailKeys = [entry.emailKey, origin.userEmailKey].filter((key) => key !== undefined);
      if (await hasEntered(transaction, campaign.id, entry, emailKeys)) {
        throw new Refusal(enteredBefore);
      }
      if (entry.drawnAt >= campaign.endsAt) {
        throw new Refusal(over);
      }
      const networkKey = await refuseTooMany(transaction, campaign.id, entry, origin);
      const stock = await findPrizes(transaction, campaign.id);
      const prize = pickPrize(stock, campaign.budgetUsd - (await findSpentUsd(transaction, campaign.id)));
      if (prize === undefined) {
        throw new Refusal(nothingLeft);
      }
      const { amountUsd } = prize;
      await storeEntry(transaction, {
        ...entry,
        // What was proven is kept: the address that was entered may be anybody's.
        emailKey: origin.userEmailKey ?? entry.emailKey,
        networkKey,
        campaignId: campaign.id,
        prizeId: prize.id,
        amountUsd,
      });
      return amountUsd;
    },
    // Each statement must see what those that held the lock before have committed.
    { isolationLevel: 'read committed' },
  );
