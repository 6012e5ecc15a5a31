import { setTimeout as pause } from 'node:timers/promises';
import { dealerContact, pathOf } from '@caravan/shared/contracts/calls';
import { isAccepted, messageOf } from './load';
import type { VisitResponse, Visit } from './visitor';

const MINUTE_MS = 60_000;
/** Milliseconds of a minute in which the check may begin, so that it ends in the same minute. */
const LATEST_START_MS = 20_000;

/** Sends twice as many requests as one address may send in a minute. Returns the number of accepted ones. */
const countAccepted = async (
  limit: number,
  send: (number: number) => Promise<VisitResponse>,
  isAcceptedAnswer: (answer: VisitResponse) => boolean,
): Promise<number> => {
  const msIntoMinute = Date.now() % MINUTE_MS;
  if (msIntoMinute > LATEST_START_MS) await pause(MINUTE_MS - msIntoMinute);
  let accepted = 0;
  for (let number = 0; number < 2 * limit; number += 1) if (isAcceptedAnswer(await send(number))) accepted += 1;
  return accepted;
};

/** Sends messages from one address. nginx distributes them to both APIs. */
export const countAcceptedMessages = (limit: number, visit: Visit): Promise<number> =>
  countAccepted(
    limit,
    (number) => visit(pathOf(dealerContact), messageOf(`limit ${number}`)),
    ({ text }) => isAccepted(text),
  );

/** Sends reports from one address. nginx distributes them to both shell servers. They are empty, because a report counts before it is read. */
export const countAcceptedReports = (limit: number, visit: Visit): Promise<number> =>
  countAccepted(
    limit,
    () => visit('/remotes/loads', '{}'),
    ({ status }) => status !== 429,
  );
