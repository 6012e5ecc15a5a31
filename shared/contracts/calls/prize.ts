import * as v from 'valibot';
import { emailAddress, telephone } from './account';
import { defineCall } from './call';
import { address, amount, clientId, id, identityId, isDemo, text } from './fields';
import { longestEntry } from './longestEntry';

/** A prize of the draw. `amount`: its value in the currency of the call. `total`: the number at the start. `left`: the number left. */
export const prize = v.object({
  id,
  title: text,
  image: address,
  amount,
  total: v.number(),
  left: v.number(),
  isDemo,
});
export type Prize = v.InferOutput<typeof prize>;

/** The state for a client. 0: no draw, not started, over, or no prizes left. 1: the client may enter. 2: it has won `amount`. */
export const prizeStatus = v.picklist([0, 1, 2]);

/**
 * Returns the draw for a client. `count`: all prizes. `submitCount`: prizes given. `endTime`: Unix seconds, null without a draw. The
 * rules: `titles[n]` is the heading of `details[n]`.
 */
export const prizeInfo = defineCall({
  path: '/tech/vehicleFinder/prizeInfo',
  parameter: v.object({ clientId, identityId }),
  result: v.object({
    prizeStatus,
    count: v.number(),
    submitCount: v.number(),
    endTime: v.nullable(v.number()),
    amount,
    prizeTip: text,
    titles: v.array(text),
    details: v.array(text),
    prizes: v.array(prize),
  }),
});
export type PrizeInfo = v.InferOutput<typeof prizeInfo.result>;

/** Returns the prizes of the draw, the most valuable first. */
export const prizeList = defineCall({
  path: '/tech/vehicleFinder/prizeList',
  parameter: v.object({}),
  result: v.array(prize),
});

/**
 * Enters the draw. `amount` is the prize won, in the currency of the call. Each client, e-mail address and telephone number can enter
 * once, in any spelling. Further entries are refused. Browsers persist the form's fields as `MessageForm`.
 */
export const drawPrize = defineCall({
  path: '/tech/vehicleFinder/drawPrize',
  parameter: v.object({
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longestEntry.name)),
    email: emailAddress,
    telephone,
    companyName: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longestEntry.companyName))),
    clientId,
    identityId,
  }),
  result: v.object({ amount: v.number() }),
});
