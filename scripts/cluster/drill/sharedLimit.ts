import { setTimeout as pause } from 'node:timers/promises';
import { dealerContact, pathOf } from '@caravan/shared/contracts/calls';
import { isTaken, messageOf } from './load';
import type { Answer, Visit } from './visitor';

const MINUTE_MS = 60_000;
/** Milliseconds of a minute in which the check may begin, so that it ends in the same minute. */
const BEGIN_MS = 20_000;

/** Sends twice as many requests as one address may send in a minute. Returns how many were taken. */
const countTaken = async (
  limit: number,
  send: (number: number) => Promise<Answer>,
  isIn: (answer: Answer) => boolean,
): Promise<number> => {
  const past = Date.now() % MINUTE_MS;
  if (past > BEGIN_MS) await pause(MINUTE_MS - past);
  let taken = 0;
  for (let number = 0; number < 2 * limit; number += 1) if (isIn(await send(number))) taken += 1;
  return taken;
};

/** Sends messages of one address, which nginx gives to both APIs. */
export const takenMessages = (limit: number, visit: Visit): Promise<number> =>
  countTaken(
    limit,
    (number) => visit(pathOf(dealerContact), messageOf(`limit ${number}`)),
    ({ text }) => isTaken(text),
  );

/** Sends reports of one address, which nginx gives to both shell servers. They are empty: a report counts before it is read. */
export const takenReports = (limit: number, visit: Visit): Promise<number> =>
  countTaken(
    limit,
    () => visit('/remotes/loads', '{}'),
    ({ status }) => status !== 429,
  );
