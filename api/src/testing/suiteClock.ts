import { dayOf } from '../calendar/periods';

const endOfDay = Date.parse(`${dayOf(Date.now())}T23:59:59.999Z`);

/** Now, in milliseconds since the epoch, but never past the day (UTC) that the suite began in: demo data and what a test expects of them are made for one day. */
export const suiteNow = (): number => Math.min(Date.now(), endOfDay);
