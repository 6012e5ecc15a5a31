import * as v from 'valibot';
import { emailAddress, telephone } from './account';
import { defineCall } from './call';
import { address, amount, clientId, id, identityId, isDemo, text } from './fields';
import { longestEntry } from './longestEntry';

/** A prize of the draw: its worth in the currency asked for, how many there were at first and how many are left. */
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

/** 0: nobody can enter (no draw, not begun, over, or nothing left); 1: this client may enter; 2: it has won `amount`. */
export const prizeStatus = v.picklist([0, 1, 2]);

/**
 * The draw as one client sees it. `count` places in all, `submitCount` of them taken; `endTime` unix seconds, null where
 * there is no draw. The rules: `titles[n]` is the heading of `details[n]`.
 */
export const prizeInfo = defineCall({
  host: 'main',
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

/** The prizes of the draw alone, the most valuable first. */
export const prizeList = defineCall({
  host: 'main',
  path: '/tech/vehicleFinder/prizeList',
  parameter: v.object({}),
  result: v.array(prize),
});

/**
 * Enters the draw with the form that is kept as `MessageForm`; `amount` is what was won, in the currency asked for. Each
 * client, e-mail address and telephone number enters once, however it is written: after that the call is refused.
 */
export const drawPrize = defineCall({
  host: 'main',
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
