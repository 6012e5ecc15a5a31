import { setTimeout as pause } from 'node:timers/promises';
import { dealerContact, pathOf } from '@caravan/shared/contracts/calls';
import { isTaken, messageOf } from './load';
import type { Visit } from './visitor';

const MINUTE_MS = 60_000;
/** Milliseconds of a minute in which the check may begin, so that it ends in the same minute. */
const BEGIN_MS = 20_000;

/** Sends twice as many messages as one address may send in a minute, which nginx gives to both APIs. Returns how many were taken. */
export const takenOf = async (limit: number, visit: Visit): Promise<number> => {
  const past = Date.now() % MINUTE_MS;
  if (past > BEGIN_MS) await pause(MINUTE_MS - past);
  let taken = 0;
  for (let number = 0; number < 2 * limit; number += 1) {
    const { text } = await visit(pathOf(dealerContact), messageOf(`limit ${number}`));
    if (isTaken(text)) taken += 1;
  }
  return taken;
};
