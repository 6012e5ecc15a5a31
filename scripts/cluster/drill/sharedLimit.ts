import { setTimeout as pause } from 'node:timers/promises';
import { dealerContact, pathOf } from '@caravan/shared/contracts/calls';
import { isTaken, messageOf } from './load';
import type { Visit } from './visitor';

const MINUTE_MS = 60_000;
/** Milliseconds of a minute in which the check may begin, so that it ends in the same minute. */
const BEGIN_MS = 20_000;

/** Sends twice as many messages as one address may send in a minute, to both APIs in turn. Returns how many were taken. */
export const takenOf = async (limit: number, visit: Visit): Promise<number> => {
  const past = Date.now() % MINUTE_MS;
  if (past > BEGIN_MS) await pause(MINUTE_MS - past);
  const answers = await Promise.all(
    Array.from({ length: 2 * limit }, (_, number) => visit(pathOf(dealerContact), messageOf(`limit ${number}`))),
  );
  return answers.filter(({ text }) => isTaken(text)).length;
};
