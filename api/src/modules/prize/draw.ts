import { errorCodes, SESSION_INVALID } from '@caravan/shared/contracts/calls';
import type { Db } from '../../database/database';
import { reasonOf, Refusal } from '../../envelope/refusal';
import { hashedKey } from './entrant';
import { pickPrize } from './pick';
import {
  countFromNetwork,
  type Entrant,
  type Entry,
  findPrizes,
  findSpentUsd,
  hasEntered,
  lockCampaign,
  storeEntry,
} from './repository';
import { requireFound } from '../requireFound';

const noDraw = reasonOf(errorCodes.notFound, 'prize.noDraw');
const drawOver = reasonOf(errorCodes.drawClosed, 'prize.over');
const alreadyEntered = reasonOf(errorCodes.enteredBefore, 'prize.enteredBefore');
const nothingLeft = reasonOf(errorCodes.drawClosed, 'prize.nothingLeft');

// The site opens the sign-in for this code.
const signInRequired = reasonOf(SESSION_INVALID, 'prize.signInFirst');
const tooManyFromNetwork = reasonOf(errorCodes.tooMany, 'prize.tooManyThere');

/** The network of an entry, and the limits of entries from it: in all without a session, and a day with one. */
export interface EntryOrigin {
  readonly address: string;
  readonly limits: { readonly unconfirmed: number; readonly maxPerDay: number };
  /** The mailbox of the signed-in visitor. */
  readonly userEmailKey: string | undefined;
}

/**
 * Refuses an entry above the limits of its network. The limit without a session is lower: entered data can be invented,
 * but a session has a verified mailbox.
 */
const checkNetworkLimits = async (
  db: Db,
  campaignId: string,
  { userId, drawnAt }: Entry,
  { address, limits }: EntryOrigin,
): Promise<string> => {
  const networkKey = hashedKey(campaignId, address);
  const { unconfirmed, ofToday } = await countFromNetwork(db, campaignId, networkKey, drawnAt);
  if (ofToday >= limits.maxPerDay) throw new Refusal(tooManyFromNetwork);
  if (typeof userId !== 'number' && unconfirmed >= limits.unconfirmed) throw new Refusal(signInRequired);
  return networkKey;
};

/**
 * Stores an entry and draws its prize in one transaction. Returns the value in USD. The lock on the draw's row serialises entries, so
 * that their counts are final. The unique keys of the table hold even without it. Entries are refused once every prize is won or above
 * the remaining budget: no entry ever wins nothing.
 */
export const enterDraw = (db: Db, entry: Entry, origin: EntryOrigin): Promise<number> =>
  db.transaction(
    async (transaction) => {
      const campaign = requireFound(await lockCampaign(transaction, entry.drawnAt), noDraw);
      if (entry.drawnAt >= campaign.endsAt) throw new Refusal(drawOver);
      const { clientId, userId, emailKey, telephoneKey } = entry;
      const { userEmailKey } = origin;
      const refuseSecond = async (entrant: Entrant): Promise<void> => {
        if (await hasEntered(transaction, campaign.id, entrant)) throw new Refusal(alreadyEntered);
      };
      await refuseSecond({ clientId, userId, emailKey: userEmailKey });
      const networkKey = await checkNetworkLimits(transaction, campaign.id, entry, origin);
      const stock = await findPrizes(transaction, campaign.id);
      const prize = requireFound(
        pickPrize(stock, campaign.budgetUsd - (await findSpentUsd(transaction, campaign.id))),
        nothingLeft,
      );
      // Last, so that only a caller who may enter learns whether another person's address or number has entered.
      await refuseSecond({ emailKey, telephoneKey });
      const { amountUsd } = prize;
      await storeEntry(transaction, {
        ...entry,
        // The verified address: the entered one may belong to another person.
        emailKey: userEmailKey ?? emailKey,
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
