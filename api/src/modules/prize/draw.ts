import { errorCodes } from '@caravan/shared/contracts/calls';
import type { Db } from '../../database/database';
import { makeReason, Refusal } from '../../envelope/refusal';
import { pickPrize } from './pick';
import type { Entry } from './repository';
import { findPrizes, findSpentUsd, hasEntered, lockCampaign, storeEntry } from './repository';

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

/**
 * Enters somebody and draws the prize, in one transaction; answers its worth in USD. The lock on the draw's row makes
 * entries wait for each other, so that what they count is final; the unique keys of the table hold even without it.
 * Once every prize is won, or the budget has no room for any, entries are refused: nobody is told to have won nothing.
 */
export const enterDraw = (db: Db, entry: Entry): Promise<number> =>
  db.transaction(
    async (transaction) => {
      const campaign = await lockCampaign(transaction, entry.drawnAt);
      if (campaign === undefined) {
        throw new Refusal(noDraw);
      }
      if (await hasEntered(transaction, campaign.id, entry)) {
        throw new Refusal(enteredBefore);
      }
      if (entry.drawnAt >= campaign.endsAt) {
        throw new Refusal(over);
      }
      const stock = await findPrizes(transaction, campaign.id);
      const prize = pickPrize(stock, campaign.budgetUsd - (await findSpentUsd(transaction, campaign.id)));
      if (prize === undefined) {
        throw new Refusal(nothingLeft);
      }
      const { amountUsd } = prize;
      await storeEntry(transaction, { ...entry, campaignId: campaign.id, prizeId: prize.id, amountUsd });
      return amountUsd;
    },
    // Each statement must see what those that held the lock before have committed.
    { isolationLevel: 'read committed' },
  );
